# Văn bản của các trang do máy chủ dựng.
# Luôn là câu trọn vẹn, không ghép từ các mảnh; từ do chương trình điền vào có dạng { $name }.

site-title = Ataxx
site-description = Chơi Ataxx ngay: với máy, với bạn bè, hoặc với bất kỳ ai.
site-languages = Ngôn ngữ
site-skip = Đến thẳng bàn cờ
site-menu = Ngôn ngữ và màu sắc
site-sound = Âm thanh
site-theme = Màu sắc
site-theme-system = Theo hệ thống
site-theme-light = Sáng
site-theme-dark = Tối
site-resume = Ván đang chơi

site-no-script = Cần bật JavaScript để chơi trên bàn cờ.
site-level = Máy
site-level-choice = Cấp { $level } · { $name }
site-friend = Chơi với bạn bè
site-friend-create = Tạo link mời
site-time = Thời gian
site-side = Bạn cầm quân
site-side-random = Ngẫu nhiên

site-board = Bàn cờ
site-moves = Các nước đi
site-actions = Ván đấu
site-result = Kết quả
site-result-rule = Xem luật
site-step-first = Thế cờ đầu tiên
site-step-previous = Lùi một nước
site-step-next = Tiến một nước
site-step-last = Thế cờ mới nhất
site-flip = Xoay bàn cờ
site-takeback = Đi lại
site-draw = Cầu hòa
site-resign = Xin thua
site-abort = Hủy ván
site-give-time = +{ $seconds } giây
site-give-time-why = +{ $seconds } giây cho đối thủ
site-chat = Trò chuyện
site-chat-watchers = Trò chuyện của người xem
site-chat-apart = Người chơi không thấy phần trò chuyện này.
site-chat-off = Bật hoặc tắt trò chuyện
site-chat-field = Viết gì đó
site-chat-send = Gửi
site-chat-guest = Khách chọn trong những câu này. Có tài khoản thì bạn tự viết được.
site-chat-hello = Chào bạn!
site-chat-good-luck = Chúc may mắn!
site-chat-well-played = Chơi hay lắm!
site-chat-thank-you = Cảm ơn nhé!
site-chat-sorry = Xin lỗi nhé!
site-chat-must-go = Mình phải đi rồi.
site-no = Không
site-rematch = Đấu lại
site-next-game = Sang ván đấu lại
site-new-game = Ván mới

site-invite-title = Gửi link này cho bạn bè
site-invite-how = Ván bắt đầu khi có người nhận lời mời. Bạn cứ chờ ở đây, hoặc quay lại bằng chính link này.
site-invite-link = Link của ván
site-invite-code = Mã QR của link
site-copy = Sao chép
site-invited-title = Bạn được mời chơi một ván Ataxx
site-accept = Nhận lời và chơi
site-accept-or-watch = Hoặc ở lại xem.
site-copy-link = Sao chép link để xem
site-device = Sao chép link cho thiết bị khác của tôi
site-device-why = Link này mở chỗ của chính bạn. Đừng đưa cho ai nhé.
site-zen = Chế độ tập trung
site-zen-why = Chỉ hiện bàn cờ, đồng hồ và dòng chữ bên dưới
site-zen-out = Thoát chế độ tập trung

site-error-game = Không có ván này
site-error-page = Ở đây không có gì
site-error-other = Không thực hiện được
site-error-code = Lỗi

# Các trang mà chân trang và trình đơn dẫn tới.
site-places = Trang khác
site-place-home = Chơi
site-place-tv = Xem
site-place-games = Ván đang diễn ra
site-place-guide = Học chơi
site-place-rules = Luật chơi
site-place-help = Trợ giúp
site-place-about = Giới thiệu
site-place-preferences = Tùy chọn

# Các trang để đọc.
site-skip-to-text = Đến thẳng nội dung
site-contents = Trong trang này
site-outside = (mở một trang web khác)

# Những gì thấy trên hình mà link tới trang hiện ra ở nơi khác.
site-picture-play = Một bàn cờ Ataxx giữa ván, có quân đỏ và quân xanh.
site-picture-rules = Một bàn cờ Ataxx: quanh một quân đỏ, vòng tròn là ô nhân bản tới được, dấu chấm là ô nhảy tới được.
site-picture-guide = Một bàn cờ Ataxx: một quân đỏ sắp nhảy, năm quân xanh sắp thành đỏ được đánh dấu.
site-diagram = Đỏ ở { $red }. Xanh ở { $blue }.

# Trang thay cho các trang khác khi không có mạng.
site-offline-title = Không có mạng
site-offline-text = Trang này cần có mạng. Ván bạn đang chơi vẫn an toàn ở máy chủ: có kết nối trở lại là bạn chơi tiếp được. Đồng hồ, nếu có, vẫn chạy.
site-offline-again = Thử lại
site-offline-meanwhile = Trong lúc chờ, bạn có thể đọc các trang này:

# What a game is played for.
site-stake = Loại ván
site-stake-casual = Giao hữu
site-stake-ranked = Tính điểm
site-ranked-sign-in = Đây là ván tính điểm: hãy đăng nhập để nhận lời.
site-ranked-register = Tạo tài khoản
