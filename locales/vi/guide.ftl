# Hướng dẫn cho người mới: id bắt đầu bằng "guide-". Người đọc cầm quân Đỏ. Mỗi bài tập có một mục tiêu, lời nói khi
# làm xong và một gợi ý; sau gợi ý có nút cho xem một nước đi đúng.

guide-title = Cách chơi Ataxx: vừa chơi vừa học qua sáu bước
guide-description = Học cách chơi Ataxx trong vài phút ngay trên bàn cờ: nhân bản, nhảy, lật quân, bỏ lượt và thắng ván, từng bài tập nhỏ một, rồi chơi ván đầu tiên.
guide-heading = Học chơi
guide-lead = Sáu bước nhỏ, bước nào cũng có việc để làm trên bàn cờ. Bạn cầm quân Đỏ. Chỉ mất khoảng ba phút.
guide-how = Chạm vào một quân đỏ, rồi chạm vào ô muốn đến. Nếu dùng bàn phím: đi trên bàn cờ bằng các phím mũi tên và nhấn Enter, một lần ở quân, một lần ở ô muốn đến.
guide-steps = Các bước
guide-step = Bước { $number }/{ $all }
guide-step-done = đã xong
guide-next = Bước tiếp theo
guide-previous = Bước trước
guide-next-exercise = Bài tập tiếp theo
guide-again = Thử lại
guide-hint = Gợi ý
guide-show = Xem cách đi
guide-shown = Một cách đi: { $move }.
guide-task = Nhiệm vụ
guide-answer = Lời giải
guide-board = Bàn cờ của bài tập: { $goal }
guide-reset = Làm lại từ đầu
guide-kept = Trình duyệt này nhớ những bài bạn đã làm xong.
guide-no-script = Cần bật JavaScript để chơi trên các bàn cờ. Nếu không bật, mỗi bài tập vẫn cho xem thế cờ và lời giải.

guide-rule = Luật chơi trong một câu
guide-rule-text = Đi đến sát một quân địch thì nó thành quân của bạn. Cả trò Ataxx gói gọn trong ý ấy.
guide-touch-goal = Lật quân xanh ở e4 thành đỏ.
guide-touch-done = Đúng rồi. Bạn đã đến sát quân xanh, và nó đổi bên.
guide-touch-hint = Hãy đến một ô nằm sát e4. Chẳng hạn, quân ở c4 của bạn tới được d4.

guide-board-name = Bàn cờ và nước mở đầu
guide-board-text = Lúc đầu mỗi bên có hai quân ở hai góc đối nhau của bàn cờ { $squares } ô: bạn ở a7 và g1, Xanh ở a1 và g7. Đỏ đi trước. Đi sang ô kề bên là nhân bản: quân cũ ở nguyên chỗ, và có thêm một quân mới.
guide-opening-goal = Mở đầu ván bằng một nước nhân bản.
guide-opening-done = Giờ bạn có ba quân, và Xanh đã đáp lại. Các ván đều bắt đầu như thế: hai bên từ góc của mình lan dần ra.
guide-opening-hint = Chọn a7 hoặc g1, rồi chọn một ô kề bên. Những ô ấy có vòng tròn.

guide-move = Nhân bản hay nhảy
guide-move-text = Nước nhảy đi xa đúng hai ô, vượt qua bất cứ thứ gì. Quân rời ô cũ nên bạn không được thêm quân nào, bù lại nó với xa hơn.
guide-reach-goal = Lật hai quân xanh bằng một nước.
guide-reach-done = Không nước nhân bản nào với xa đến thế. Nhảy là để dành cho những lúc như vậy.
guide-reach-hint = Nhảy tới một ô nằm sát cả c5 lẫn d5. Những ô nhảy tới được có dấu chấm.
guide-keep-goal = Giờ hãy lật hai quân xanh sao cho bạn có nhiều quân đỏ nhất.
guide-keep-done = Nước nhân bản cũng lật đúng hai quân ấy như nước nhảy, mà bạn còn được thêm một quân. Nhân bản là đủ thì cứ nhân bản.
guide-keep-hint = Ô d4 nằm sát cả hai quân xanh. Quân nào của bạn nhân bản tới đó được?

guide-convert = Lật quân
guide-convert-text = Mỗi lần đến một ô, bạn lật mọi quân địch quanh ô ấy, có thể tới tám quân một lúc. Trước khi đi, hãy tìm chỗ quân địch đứng đông nhất.
guide-most-goal = Tìm nước lật được nhiều quân nhất.
guide-most-done = Sáu quân một lúc. Chỉ một nước là cục diện đảo chiều, có khi lợi cho bạn, có khi ngược lại.
guide-most-hint = Giữa đám quân xanh có một ô trống.

guide-pass = Mất lượt
guide-pass-text = Ai không nhân bản cũng không nhảy được thì phải bỏ lượt, và bên kia đi tiếp.
guide-lock-goal = Chặn nước đi cuối cùng của Xanh.
guide-lock-done = Xanh không còn ô nào để đi nên phải bỏ lượt. Lại đến lượt bạn.
guide-lock-hint = Xanh chỉ còn tới được d4. Hãy lấp ô ấy bằng một nước nhân bản để không hở ra ô nào khác.
guide-again-goal = Đi thêm một nước mà vẫn nhốt được Xanh.
guide-again-done = Xanh lại phải bỏ lượt. Bức tường còn kín thì chỉ mình bạn được đi.
guide-again-hint = Nhân bản từ bức tường ra phía ngoài. Nếu nhảy, tường sẽ hở một ô.

guide-win = Thắng ván
guide-win-text = Ván kết thúc khi bàn cờ kín quân, khi một bên không còn quân nào, hoặc khi không bên nào còn nước đi. Ai nhiều quân hơn thì thắng. Ở đây còn hai ô trống.
guide-last-goal = Hãy thắng ván này.
guide-last-done = Đỏ có { $red } quân, Xanh có { $blue }. Bạn thắng.
guide-last-hint = Trong hai ô trống, xem ô nào nằm sát nhiều quân xanh hơn.

guide-remark-nothing = Quân của bạn đã đi, nhưng nó chưa nằm sát quân xanh nào.
guide-remark-jumped = Đó là nước nhảy: đi vậy cũng được, nhưng quân đã rời góc và bạn vẫn chỉ có hai quân. Hãy nhân bản.
guide-remark-turned = { $count ->
   *[other] Nước này lật { $count } quân. Có một nước lật được { $best }.
}
guide-remark-owns = { $count ->
   *[other] Giờ bạn có { $count } quân. Nếu đi nước khác, bạn có thể có { $best }.
}
guide-remark-moves = { $count ->
   *[other] Xanh vẫn còn { $count } nước có thể đi.
}
guide-remark-loses = Hết ván, Đỏ { $red }, Xanh { $blue }: Xanh thắng. Bạn thử ô kia nhé.

guide-end = Giờ thì chơi thôi
guide-end-text = Bạn đã biết hết luật. Hãy chơi ván đầu tiên với { $name }, cấp hiền nhất của máy.
guide-end-play = Chơi ván đầu tiên
guide-end-rules = Toàn bộ luật chơi, để tra cứu
