# Trang giới thiệu trò chơi và trang web này: id bắt đầu bằng "about-".
# Tên các trò chơi giữ nguyên. Chỗ nào bản tiếng Anh nói là không chắc thì bản dịch cũng phải nói vậy.

about-title = Ataxx là gì? Lịch sử, các trò chơi cùng họ và trang web này
about-description = Ataxx là trò chơi gì, ai nghĩ ra, khác Reversi ở chỗ nào, những trò nào giống nó, và trang web này là gì.
about-heading = Giới thiệu Ataxx
about-lead = Ataxx là trò chơi trên bàn cờ dành cho hai người. Quân cờ nhân bản sang ô kề bên hoặc nhảy xa hai ô, và mọi quân địch nằm sát ô vừa đến đều đổi bên. Bàn cờ có { $squares } ô. Hết ván, ai nhiều quân hơn thì thắng.

about-history = Lịch sử
about-history-infection = Dave Crummack và Craig Galley nghĩ ra trò chơi này năm 1988 và gọi nó là Infection. Họ viết nó cho những máy tính gia đình thời ấy, nhưng nó chưa bao giờ được bán dưới cái tên đó.
about-history-arcade = Bản quyền về tay Virgin Mastertronic. The Leland Corporation đưa trò chơi lên máy game thùng (arcade) và đặt tên là Ataxx; Capcom phát hành nó ở Nhật Bản. Phần lớn các nguồn ghi năm 1990, một số ghi năm 1991.
about-history-spot = Cũng năm 1990, Virgin phát hành Spot: The Video Game, có cùng luật chơi và cho tối đa bốn người chơi.
about-history-guest = Năm 1993, game phiêu lưu The 7th Guest dùng nó làm một trong các câu đố: những con vi khuẩn nhìn qua kính hiển vi. Nhiều người biết trò chơi này từ đó.
about-history-hexxagon = Hexxagon, cũng ra đời năm 1993, đưa trò chơi lên bàn cờ gồm các ô lục giác.
about-history-name = Cái tên nghe giống từ “attacks” (tấn công) trong tiếng Anh. Chúng tôi cho rằng nó bắt nguồn từ đó, nhưng chưa thấy các tác giả nói gì về chuyện này.

about-names = Những tên khác
about-names-text = Trò chơi đã được làm lại nhiều lần, mỗi lần đổi khác đôi chút và mang đủ thứ tên. Biết một trong những trò sau là bạn đã biết gần hết Ataxx:

about-reversi = Có giống Reversi không?
about-reversi-same = Chỉ thoạt nhìn thôi. Trong cả hai trò, quân cờ đổi bên, và cuối ván ai nhiều quân hơn thì thắng.
about-reversi-bracket = Trong Reversi, bạn lật những quân nằm thành hàng giữa hai quân của mình. Ataxx không có hàng nào cả: mỗi lần đến một ô, bạn lật mọi quân địch kề bên, chúng đứng thế nào cũng vậy.
about-reversi-moves = Trong Reversi, quân đặt đâu nằm yên đó. Trong Ataxx, quân di chuyển, và nước nhảy để lại một ô hở. Không góc nào, biên nào an toàn mãi mãi.

about-programs = Sân chơi của các chương trình
about-programs-text = Luật thì ngắn mà thế cờ lại phong phú, nên Ataxx được người viết chương trình chơi cờ ưa thích. Trò này cũng là đề bài trong các khóa học lập trình. Các engine thi đấu với nhau, nhiều engine dùng một giao thức chung tên là UAI, phỏng theo giao thức của các engine cờ vua.
about-programs-solved = Chúng tôi không biết có lời giải trọn vẹn nào: theo chỗ chúng tôi biết, chưa ai chứng minh được bên nào thắng nếu cả hai đều chơi hoàn hảo.

about-balance = Có công bằng không?
about-balance-text = Có vẻ là có. BrainKing, một trang web chơi theo luật hơi khác, đã công bố kết quả của khoảng 12.400 ván: người đi trước thắng 51,1%, người đi sau thắng 48,4%, còn 0,5% là hòa. Giữa những người chơi rất mạnh có còn như vậy không thì chúng tôi không biết.

about-site = Trang web này
about-site-free = Trang web này miễn phí. Bạn không cần tài khoản, ở đây không có quảng cáo và không có gì theo dõi bạn. Trang trợ giúp ghi rõ những gì được lưu.
about-site-privacy = Trang web này lưu những gì
about-site-source = Chương trình của trang web là phần mềm tự do: ai cũng có thể dùng, sửa và chia sẻ theo giấy phép MIT hoặc giấy phép Apache 2.0, tùy mình chọn.
about-site-engine = Đối thủ máy được viết riêng cho trang web này. Máy chơi ở { $levels } cấp; cấp mạnh nhất tên là { $strongest }.

about-more = Đọc thêm
about-more-ataxx = Ataxx trên Wikipedia, bằng tiếng Anh
about-more-hexxagon = Hexxagon trên Wikipedia, bằng tiếng Anh
about-more-pressibus = Pressibus: các trang của một người sưu tầm Ataxx, bằng tiếng Pháp và tiếng Anh
about-more-libataxx = libataxx: thư viện cho lập trình viên
