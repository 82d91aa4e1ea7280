# Trang trợ giúp: id bắt đầu bằng "help-".
# Các phím trên bàn phím, ký hiệu như g2 và a1c3, và tên trong { } do trang điền vào.

help-title = Trợ giúp: chơi Ataxx ở đây, bàn phím, ký hiệu, thời gian, quyền riêng tư
help-description = Cách chơi Ataxx trên trang web này: phím tắt, ký hiệu nước đi, đồng hồ, rời ván và nhận thắng, link của các ván, trình đọc màn hình, và những gì được lưu.
help-heading = Trợ giúp
help-lead = Trang này giải thích cách dùng trang web. Đi được những nước nào thì xem trang luật chơi; muốn chơi cho hay thì xem phần Học chơi.
help-rules = Luật chơi Ataxx
help-guide = Học chơi Ataxx

help-start = Bắt đầu
help-start-move = Chọn một quân của bạn, rồi chọn một ô được đánh dấu; hoặc kéo quân tới đó.
help-start-computer = Ở trang chủ, bạn đi nước đầu tiên là ván với máy bắt đầu.
help-start-friend = Muốn chơi với bạn bè, hãy tạo link ở trang chủ rồi gửi đi.

help-keys = Bàn phím
help-keys-text = Mọi việc đều làm được chỉ bằng bàn phím. Nhấn Tab cho đến khi tiêu điểm nằm ở một ô của bàn cờ. Các phím ở cột thứ nhất có tác dụng tại nơi ghi ở cột thứ hai.
help-keys-key = Phím
help-keys-where = Ở đâu
help-keys-what = Tác dụng
help-keys-on-board = Trên bàn cờ
help-keys-off-board = Trong ván, ngoài bàn cờ
help-keys-in-game = Trong ván
help-keys-anywhere = Ở bất cứ đâu
help-key-arrows = Sang ô bên cạnh theo hướng đó
help-key-row = Đến ô đầu hoặc ô cuối của hàng
help-key-space = Phím cách
help-key-choose = Chọn quân, hoặc đưa quân đã chọn tới ô này
help-key-escape-board = Bỏ chọn quân
help-key-escape = Hủy nước đặt trước, hoặc đóng câu hỏi hay trình đơn
help-key-step = Lùi hoặc tiến một nước
help-key-ends = Về thế cờ đầu tiên hoặc thế cờ mới nhất
help-key-flip = Xoay bàn cờ
help-key-confirm = Đi nước đang chờ xác nhận
help-key-zen = Bật hoặc tắt chế độ tập trung
help-key-help = Mở trang trợ giúp này trong tab mới
help-keys-typing = Khi bạn đang gõ chữ vào một khung, các phím chỉ để gõ chữ.
help-keys-letters = Có thể tắt các phím f, z và ? trong trang tùy chọn, chẳng hạn khi điều khiển bằng giọng nói. Các phím khác vẫn có tác dụng.

help-notation = Ký hiệu
help-notation-squares = Các cột của bàn cờ mang tên a đến g, từ trái sang phải nếu nhìn từ phía Đỏ. Các hàng mang số 1 đến 7, từ phía Đỏ trở lên.
help-notation-clone = Nước nhân bản được ghi bằng ô có quân mới:
help-notation-jump = Nước nhảy được ghi bằng ô quân rời đi và ô quân đến. Trong danh sách nước đi, giữa hai ô có dấu gạch:
help-notation-pass = Bên nào không đi được thì bỏ lượt. Danh sách nước đi ghi rõ điều đó; còn các chương trình ghi bỏ lượt thế này:
help-notation-fen = Các chương trình ghi cả một thế cờ thành một dòng gọi là FEN: các hàng từ 7 xuống 1, trong đó x là Đỏ, o là Xanh, chữ số là số ô trống liền nhau, dấu gạch nối là ô chặn; tiếp theo là bên đến lượt, rồi hai bộ đếm. Đây là thế cờ đầu tiên:

help-time = Thời gian
help-time-untimed = Trong ván không tính giờ, bạn nghĩ bao lâu cũng được. Chỉ khi một bên suốt { $days } ngày không đi nước nào thì bên kia thắng.
help-time-clock = Thời gian ghi là { $example } có nghĩa: mỗi bên có { $minutes } phút cho cả ván, và được cộng thêm { $seconds } giây cho mỗi nước.
help-time-days = Nếu thời gian là số ngày cho mỗi nước thì sau mỗi nước, đồng hồ lại tính từ đầu. Một nước có thể được tới { $days } ngày.
help-time-out = Ai hết giờ thì thua, dù còn bao nhiêu quân.
help-time-start = Nếu nước đầu tiên của một bên không đến kịp giờ, ván kết thúc và không tính kết quả. Hạn cho nước ấy là { $live } phút trong ván có đồng hồ, { $slow } ngày trong ván không tính giờ, và { $computer } giờ khi chơi với máy.
help-time-lag = Thời gian nước đi truyền qua mạng được máy chủ đo và bù lại, trong một giới hạn.
help-time-outage = Bạn không bao giờ phải chịu thiệt vì lỗi của máy chủ. Nếu máy chủ ngừng hoạt động, ai cũng được trả lại khoảng thời gian ấy, và có thêm ít nhất { $seconds } giây để quay lại.
help-time-premove = Trong lúc đối thủ nghĩ, bạn có thể đặt trước nước tiếp theo. Đến lượt bạn, nước ấy được đi ngay nếu hợp lệ; nếu không thì bị bỏ.

help-away = Rời ván, nhận thắng, nhận hòa
help-away-noted = Trong ván có đồng hồ, ai mất kết nối { $seconds } giây thì được ghi là vắng mặt. Người ấy quay lại thì ván tiếp tục.
help-away-claim = Nếu đang đến lượt người vắng mặt, đối thủ thấy giây đếm ngược. Đếm ngược kéo dài từ { $shortest } đến { $longest } giây, ván càng dài càng lâu. Sau đó, đối thủ có thể nhận thắng, nhận hòa, hoặc chờ tiếp.
help-away-others = Trong ván không tính giờ, hoặc tính theo ngày cho mỗi nước, không ai phải ngồi chờ. Bạn cứ đóng trang và quay lại lúc nào tùy thích.
help-away-back = Muốn chơi tiếp một ván, hãy mở lại trang của ván trong cùng trình duyệt. Trang chủ có lối vào ván đang chơi dở.

help-offers = Các đề nghị
help-offers-draw = Cầu hòa: nếu đối thủ đồng ý, ván kết thúc không phân thắng bại. Nếu đối thủ đi luôn nước tiếp theo thì lời cầu hòa không còn nữa, và sau { $moves } nước, tính cả hai bên, bạn mới được cầu hòa lần nữa.
help-offers-takeback = Đi lại: nước vừa rồi của bạn được rút lại nếu đối thủ đồng ý. Máy thì luôn đồng ý. Thời gian đã dùng không được trả lại.
help-offers-abort = Hủy ván: khi chưa đủ cả hai bên đi nước đầu tiên, bên nào cũng có thể hủy. Ván ấy không tính kết quả.
help-offers-resign = Xin thua: ván kết thúc ngay, đối thủ thắng.
help-offers-rematch = Đấu lại: hết ván, bên nào cũng có thể mời đấu lại, tối đa { $times } lần. Nếu cả hai cùng muốn, ván mới bắt đầu và hai bên đổi màu quân.
help-offers-computer = Máy không nhận hòa, nhưng lúc nào cũng sẵn sàng đấu lại.

help-ratings = Điểm xếp hạng
help-ratings-text = Ván tính điểm giữa hai tài khoản làm thay đổi điểm xếp hạng của cả hai người (hệ Glicko-2). Điểm có dấu hỏi mới chỉ là ước đoán. Ván với máy, ván với khách hay ván chỉ đi vài nước không thay đổi gì, và giữa cùng hai người thì mỗi ngày chỉ một số ván được tính.

help-seats = Chỗ của bạn và các link
help-seats-secret = Khi bạn mở ván hoặc vào ván, trình duyệt tạo một mã bí mật để mở chỗ của bạn và giữ lấy mã ấy. Ai có mã bí mật thì đi thay bạn được. Nhờ thế, bạn không cần tài khoản.
help-seats-invitation = Link mời bạn bè chính là địa chỉ của ván. Ai nhận lời đầu tiên thì được chỗ trống.
help-seats-watch = Khi cả hai chỗ đã có người, ai có địa chỉ ấy cũng vào xem được, nhưng không vào chỗ chơi được.
help-seats-device = Link cho thiết bị khác của bạn có chứa mã bí mật. Nhờ link này, bạn chơi tiếp được trên điện thoại hay máy tính khác. Đừng đưa cho ai nhé.
help-seats-lost = Nếu dữ liệu của trình duyệt bị xóa thì mã bí mật cũng mất. Đóng cửa sổ ẩn danh cũng vậy. Khi đó chỉ còn link cho thiết bị khác mở được chỗ của bạn; chúng tôi không khôi phục được. Trình duyệt giữ chỗ của những ván gần đây nhất; những chỗ cũ nhất bị bỏ bớt.

help-watching = Xem ván
help-watching-text = Ai có địa chỉ của ván thì xem được, trực tiếp và không bị trễ. Người chơi và người xem thấy có bao nhiêu người đang xem, và tên của những người có tài khoản. Người xem không làm gì được trong ván.
help-watching-shown = Trang chủ, danh sách ván đang diễn ra và trang của ván hay nhất cho xem những ván do sảnh ghép, ván tính điểm và ván với máy. Ván giữa bạn bè, mở bằng lời mời, không hiện ở đâu cả, trừ khi đó là ván tính điểm.

help-preferences = Tùy chọn
help-preferences-text = Những gì bạn có thể chỉnh nằm ở một trang riêng, và chỉ được lưu trong trình duyệt này.
help-preferences-link = Đến trang tùy chọn

help-access = Trình đọc màn hình, tương phản, chuyển động
help-access-board = Với trình đọc màn hình, bàn cờ là một bảng bảy hàng. Mỗi ô cho biết tên ô và trên ô có gì. Khi một quân được chọn, mỗi ô trong tầm đi cho biết tới đó là nhân bản hay nhảy, và bao nhiêu quân sẽ đổi bên.
help-access-live = Nước đi, đề nghị và kết quả được đọc thành tiếng khi xảy ra. Dòng chữ dưới bàn cờ cho biết đến lượt ai.
help-access-look = Quân đỏ hình tròn, quân xanh có bốn cánh, nên không cần phân biệt được màu. Trang web theo chế độ tương phản cao của hệ thống, và bạn có thể phóng to chữ.
help-access-motion = Nếu hệ thống của bạn yêu cầu giảm chuyển động thì không có gì tự chuyển động.

help-privacy = Quyền riêng tư
help-privacy-games = Máy chủ lưu mọi ván mãi mãi: các nước đi kèm thời gian, thiết lập của ván, các đề nghị, khi nào một người chơi vắng mặt hay quay lại, kết quả, và ai đã chơi, dưới tên đặt sẵn cho khách hoặc tên tài khoản.
help-privacy-fair = Với ván tính điểm, máy chủ còn lưu những con số có thể là dấu hiệu nhờ chương trình trợ giúp: thời gian các nước chênh nhau đến đâu, bao nhiêu nước trùng với nước engine sẽ đi, và, ở ván có đồng hồ, bạn đã rời trang trong bao nhiêu lượt của mình, điều mà trình duyệt của bạn báo cho máy chủ. Quản trị viên xem được các số này, còn bạn thấy chúng trong dữ liệu tải về. Đó chỉ là lý do để xem xét, không bao giờ là kết luận, và đối thủ của bạn không được cho biết. Điều người khác báo cáo về bạn thì chỉ quản trị viên xem được.
help-privacy-secrets = Với các mã bí mật để mở chỗ, máy chủ chỉ lưu mã băm (SHA-256), từ đó không thể tính ra mã bí mật.
help-privacy-cookies = Chỉ có một cookie. Nó được đặt khi bạn làm việc gì đó lần đầu ở đây, chẳng hạn mở ván, và cho biết bạn là ai. Chỉ đọc thì không có cookie nào, và không ai dùng nó để theo bạn sang trang web khác.
help-privacy-accounts = Với khách, máy chủ lưu cái tên được đặt sẵn, ngôn ngữ, và lần cuối bạn ở đây. Với tài khoản, máy chủ còn lưu những gì chứng minh bạn là ai (mã băm Argon2 của mật khẩu, nửa công khai của mỗi passkey), các trình duyệt đang đăng nhập, và địa chỉ email nếu bạn cung cấp. Ở trang tài khoản, bạn có thể tải về tất cả những gì được lưu về bạn, và đóng tài khoản.
help-privacy-addresses = Địa chỉ mạng của bạn chỉ được giữ trong bộ nhớ, để giới hạn số yêu cầu từ một địa chỉ, chẳng hạn { $games } ván mới trong một phút. Máy chủ không ghi địa chỉ này vào cơ sở dữ liệu, cũng không ghi vào nhật ký. Nhà cung cấp dịch vụ ở giữa bạn và máy chủ ghi lại gì thì chúng tôi không quyết định được.
help-privacy-log = Nhật ký của máy chủ ghi các lỗi và các yêu cầu bị từ chối, kèm tên trang được yêu cầu. Nhật ký không bao giờ chứa mã bí mật.
help-privacy-third = Các trang không tải gì từ trang web khác, và không báo cho ai khác biết bạn ghé thăm. Link của chúng tôi dẫn đến trang web khác không cho họ biết bạn từ đâu tới.
help-privacy-browser = Trình duyệt lưu những thứ sau trên thiết bị của bạn, cho đến khi bạn xóa:
help-kept-seats = Các mã bí mật để mở chỗ của bạn.
help-kept-preferences = Những gì bạn đã chỉnh, như sáng hay tối, và ngôn ngữ: mỗi thứ một mục, có tên bắt đầu bằng “ataxx.”.
help-kept-pages = Bản sao các trang và tệp của trang web này, để mở nhanh và mở được cả khi không có mạng.

help-offline = Khi không có mạng
help-offline-text = Các trang để đọc, như luật chơi và trang trợ giúp này, khi không có mạng cũng đọc được nếu trình duyệt đã tải chúng về. Muốn chơi thì bạn cần có kết nối.

help-engines = Bot và engine
help-engines-text = Chương trình cũng có thể chơi ở đây. Chúng dùng cùng giao diện lập trình với các trang: giao diện này mở cho mọi người, không cần đăng ký, và được mô tả ở dạng mà chương trình đọc được.
help-engines-link = Mô tả giao diện lập trình (OpenAPI)
help-engines-docs = Các thông điệp của một ván đang chơi được giải thích trong tệp docs/protocol.md của mã nguồn.

help-contact = Liên hệ
help-contact-text = Bạn có thể liên hệ với người vận hành trang web này tại đây:
help-contact-none = Người vận hành trang web này chưa đưa thông tin liên hệ.
