# Trang luật chơi: id bắt đầu bằng "rules-".
# Ô như g2 và nước đi như a1–c3 viết như vậy trong mọi ngôn ngữ.

rules-title = Luật chơi Ataxx: cách chơi, kèm ví dụ để đi thử
rules-description = Luật chơi Ataxx trong hai phút: bày quân, nhân bản và nhảy, lật quân, khi nào mất lượt, ai thắng. Hình nào cũng vẽ từ một thế cờ thật, và bốn thế cờ trong đó chơi tiếp được ngay.
rules-heading = Luật chơi Ataxx
rules-lead = Hai người chơi, một bàn cờ { $squares } ô. Mỗi lượt, một quân của bạn nhân bản sang ô kề bên hoặc nhảy xa hai ô, và mọi quân địch nằm sát ô vừa đến đều thành quân của bạn. Hết ván, ai nhiều quân hơn thì thắng.
rules-to-guide = Thích vừa chơi vừa học? Mời bạn sang phần Học chơi.
rules-print = In luật chơi

rules-goal = Mục tiêu
rules-goal-text = Có nhiều quân hơn đối thủ khi hết ván. Không quân nào bị nhấc khỏi bàn cờ: quân chỉ đổi bên.

rules-setup = Bày quân
rules-setup-board = Bàn cờ có { $size } × { $size } ô. Các cột mang tên a đến g từ trái sang phải, các hàng mang số 1 đến 7 từ dưới lên trên.
rules-setup-pieces = Lúc đầu mỗi bên có { $pieces } quân ở hai góc đối nhau: Đỏ ở a7 và g1, Xanh ở a1 và g7. Đỏ đi trước, sau đó hai bên lần lượt đi.
rules-setup-diagram = Thế cờ đầu tiên.

rules-play = Cách đi
rules-play-turn = Đến lượt mình, bạn đi một quân của mình tới một ô trống. Có hai cách đi.
rules-play-clone = Nhân bản: sang một ô kề bên, theo hướng nào trong tám hướng cũng được. Quân cũ ở nguyên chỗ, và ô mới có thêm một quân cùng màu. Vậy là bạn hơn trước một quân.
rules-play-jump = Nhảy: tới một ô xa đúng hai ô, đi thẳng, đi chéo hay đi như quân mã đều được, vượt qua bất cứ thứ gì nằm giữa. Quân rời đi thì ô cũ bỏ trống. Số quân của bạn vẫn như trước.
rules-play-reach = Từ giữa bàn cờ, một quân nhân bản tới được { $clones } ô (vòng tròn) và nhảy tới được { $jumps } ô (dấu chấm).
rules-play-convert = Lật quân
rules-play-convert-text = Sau khi nhân bản hoặc nhảy, mọi quân địch ở tám ô quanh ô vừa đến đều thành quân của bạn. Bao nhiêu quân cũng lật hết, phía sau chúng có gì cũng vậy; còn quân vừa bị lật không lật tiếp quân nào khác.
rules-play-convert-before = Đỏ sắp nhân bản tới d4.
rules-play-convert-after = { $count ->
   *[other] { $count } quân xanh đã thành đỏ; những quân không nằm sát d4 vẫn là quân xanh.
}
rules-play-pass = Mất lượt
rules-play-pass-text = Bên nào không nhân bản cũng không nhảy được thì phải bỏ lượt, và bên kia đi tiếp. Còn nước đi thì không ai được bỏ lượt. Trên trang web này, việc bỏ lượt tự diễn ra ngay lúc đó và được ghi vào danh sách nước đi.
rules-play-pass-diagram = Đến lượt Xanh, nhưng ô nào quân xanh với tới cũng đã có quân: Xanh phải bỏ lượt.

rules-moves = Ba nước đi, xem từng bước
rules-moves-text = Một nước nhân bản, một nước nhảy và một nước lật quân, nối tiếp nhau từ cùng một thế cờ. Bấm các nút để xem từng nước.
rules-moves-start = Thế cờ trước ba nước đi. Đến lượt Đỏ.
rules-moves-clone = { $side } nhân bản tới { $to }. Quanh đó không có quân địch nên không lật quân nào.
rules-moves-jump = { $side } nhảy từ { $from } tới { $to }. Ô { $from } giờ đã trống.
rules-moves-convert = { $count ->
   *[other] { $side } nhân bản tới { $to } và lật { $count } quân.
}
rules-moves-convert-jump = { $count ->
   *[other] { $side } nhảy từ { $from } tới { $to } và lật { $count } quân.
}
rules-moves-previous = Lùi lại
rules-moves-next = Nước tiếp theo

rules-winning = Thắng và hòa
rules-winning-text = Sau mỗi nước đi, các điều dưới đây được xét lần lượt. Gặp điều nào đúng trước tiên thì ván kết thúc theo điều đó.
rules-winning-eliminated = Một bên không còn quân nào: bên kia thắng.
rules-winning-full = Không còn ô trống: ai nhiều quân hơn thì thắng. Bàn cờ có { $squares } ô, là số lẻ, nên bàn cờ đã kín thì không bao giờ hòa.
rules-winning-blocked = Còn ô trống nhưng không bên nào đi được: ai nhiều quân hơn thì thắng. Chuyện này chỉ có thể xảy ra trên bàn cờ có ô chặn.
rules-winning-repetition = Cùng một thế cờ, cùng một bên đến lượt, đã xuất hiện { $times } lần, và trong thế cờ ấy cả hai bên đều nhân bản hoặc nhảy được: hòa.
rules-winning-limit = Suốt { $plies } nước liền, tính cả hai bên, không có nước nhân bản nào: hòa. Nhưng nếu trong thế cờ cuối cùng có một bên bị khóa hết nước đi thì ai nhiều quân hơn sẽ thắng.
rules-winning-diagram = Bàn cờ đã kín: Đỏ có { $red } quân, Xanh có { $blue }. Đỏ thắng.
rules-winning-never-flag = Trong Ataxx, hễ hai bên đều còn quân thì bên nào cũng còn có thể thắng. Vì vậy hết giờ luôn là thua.

rules-site = Trên trang web này
rules-site-text = Ở đây chỉ máy chủ phân xử, theo luật ghi trong trang này. Không ai phải lên tiếng đòi gì, và cũng không ai cãi được.
rules-site-repetition = Lặp lại thế cờ
rules-site-repetition-text = Các thế cờ chỉ được so với nhau từ nước nhân bản gần nhất trở đi, vì đã nhân bản thì thế cờ không thể trở lại như cũ. Lần xuất hiện đầu tiên cũng được tính. Thế cờ có một bên bị khóa hết nước đi thì không bao giờ tính. Đến lần thứ hai, cả hai người chơi được báo trước. Đủ số lần thì ván tự hòa.
rules-site-repetition-diagram = Một ví dụ. Từ thế cờ này, hai bên nhảy qua nhảy lại: { $moves }. Sau nước cuối cùng, thế cờ xuất hiện lần thứ ba: hòa.
rules-site-limit = Nước không nhân bản
rules-site-limit-text = Khi đã { $warn } nước liền không ai nhân bản, cả hai người chơi bắt đầu thấy còn bao nhiêu nước nữa là đủ { $plies }.
rules-site-time = Thời gian
rules-site-time-text = Ai hết giờ thì thua, bất kể trên bàn cờ ra sao. Chỉ đồng hồ của máy chủ được tính. Độ trễ của mạng được bù lại trong một giới hạn, và không ai mất giờ trong lúc máy chủ ngừng hoạt động.
rules-site-leaving = Rời ván
rules-site-leaving-text = Trong ván có đồng hồ giữa hai người, ai rời đi khi đang đến lượt mình thì có từ { $short } đến { $long } giây để quay lại, ván càng dài càng được lâu. Cả hai đều thấy giây đếm ngược. Sau đó, người kia có thể nhận thắng, nhận hòa, hoặc cứ chờ tiếp. Trong ván không tính giờ, một nước có thể kéo dài { $days } ngày.
rules-site-ends = Ai được kết thúc ván
rules-site-ends-text = Ngoài luật chơi và đồng hồ, chỉ người chơi mới kết thúc được ván, và biên bản luôn ghi rõ ván kết thúc thế nào.
rules-site-ends-resign = Bên nào cũng có thể xin thua bất cứ lúc nào: bên kia thắng.
rules-site-ends-agree = Bên nào cũng có thể cầu hòa; bên kia đồng ý thì ván hòa. Máy không nhận hòa.
rules-site-ends-abort = Khi chưa đủ cả hai bên đi nước đầu tiên, bên nào cũng có thể hủy ván: ván không tính kết quả.
rules-site-ends-start = Ván mà nước đầu tiên không đến kịp giờ thì không tính kết quả. Lời mời không ai nhận sẽ hết hạn sau { $hours } giờ.
rules-site-authority = Đây là luật của trang web này. Ở nơi khác, trong chương trình khác hay ở giải đấu, vài chi tiết có thể khác.

rules-elsewhere = Luật ở nơi khác
rules-elsewhere-text = Cách đi thì hầu như đâu cũng giống nhau. Cách kết thúc ván thì không.
rules-elsewhere-where = Ở đâu
rules-elsewhere-what = Khác chỗ nào
rules-elsewhere-arcade = Bản game thùng (arcade) năm 1990
rules-elsewhere-arcade-text = Một số bàn cờ có ô chặn, không quân nào đến được.
rules-elsewhere-pychess = PyChess
rules-elsewhere-pychess-text = Thế cờ đầu tiên được chọn giữa một bàn cờ không có ô chặn và những bàn cờ có ô chặn.
rules-elsewhere-uai = Các trận giữa engine với nhau (UAI)
rules-elsewhere-uai-text = Thường là hòa sau 100 nước, tính cả hai bên, không có nhân bản; nhiều khi không có luật nào về lặp lại thế cờ.
rules-elsewhere-assimilation = Assimilation trên BrainKing
rules-elsewhere-assimilation-text = Ván kết thúc ngay khi một bên không đi được; ai nhiều quân hơn thì thắng.
rules-elsewhere-fill = Hexxagon trên Yucata, và một số ứng dụng
rules-elsewhere-fill-text = Nếu một bên không đi được, bên kia lấp kín mọi ô còn lại rồi đếm quân.
rules-elsewhere-pressibus = Pressibus
rules-elsewhere-pressibus-text = Có thể có tới 24 ô chặn, và ván kết thúc sớm khi một bên đã nắm chắc hơn nửa bàn cờ.

rules-advice = Ví dụ bổ ích
rules-advice-text = Bốn lời khuyên hay, mỗi lời kèm một thế cờ để đi thử. Bạn cầm quân Đỏ. Bạn đi nước nào cũng được, máy sẽ cầm quân Xanh đáp lại.
rules-advice-try = Thử lại
rules-advice-show = Xem nước của máy
rules-advice-clone = Nên nhân bản hơn là nhảy
rules-advice-clone-text = Nhân bản thì được thêm một quân; nhảy thì không thêm quân nào, lại để hở một ô mà đối thủ có thể lợi dụng. Chỉ nên nhảy khi tới được chỗ mà nhân bản không với tới. Ở đây, đến f4 là lật được hai quân xanh. Bạn có thể nhân bản tới đó, hoặc nhảy tới từ e6: thử so sánh xem.
rules-advice-edge = Góc và biên an toàn hơn
rules-advice-edge-text = Quân ở góc có { $corner } ô kề bên, ở biên có { $edge }, ở giữa có { $middle }. Càng ít ô kề bên, đối thủ càng ít chỗ để đến lật quân ấy. Ở đây, nhảy tới d4 thì lật được một quân nhưng lại đứng giữa chỗ trống trải; đến g3 thì không lật quân nào nhưng đứng vững.
rules-advice-count = Đừng chỉ đếm số quân lật được
rules-advice-count-text = Những quân đứng sát nhau có thể bị lật lại cùng một lúc, chỉ bằng một nước. Ở đây, nhảy tới f5 lật được bốn quân, đến d5 chỉ được hai. Thử xem Xanh làm gì sau mỗi nước ấy.
rules-advice-room = Chừa chỗ để còn nước đi
rules-advice-room-text = Ai hết nước đi thì chỉ còn biết ngồi nhìn đối thủ chơi. Đỏ có một ô yên ổn của riêng mình ở d2 và dễ nảy ý lấp luôn. Nhưng đó là ô cuối cùng mà Đỏ nắm chắc.
rules-advice-board = Thế cờ để đi thử: { $name }
