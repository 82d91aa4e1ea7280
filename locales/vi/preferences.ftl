# Trang tùy chọn: id bắt đầu bằng "preferences-".

preferences-title = Tùy chọn · Ataxx
preferences-description = Chỉnh Ataxx theo ý bạn: màu sắc, bàn cờ, quân cờ, chuyển động, âm thanh, xác nhận nước đi.
preferences-lead = Chọn gì là có hiệu lực ngay. Mọi lựa chọn chỉ nằm trong trình duyệt này, không gửi gì cho chúng tôi.
preferences-no-script = Cần bật JavaScript để chọn, vì các lựa chọn được lưu trong trình duyệt của bạn.
preferences-sample = Bàn cờ mẫu, vẽ theo lựa chọn của bạn
preferences-sample-move = Xem thử một nước
preferences-on = Bật
preferences-off = Tắt

preferences-look = Hình thức
preferences-board-dish = Đĩa nuôi cấy
preferences-board-plain = Đơn giản
preferences-board-contrast = Tương phản cao
preferences-pieces = Quân cờ
preferences-pieces-organisms = Sinh vật
preferences-pieces-marks = Tròn và vuông
preferences-pieces-signs = Dấu thập và vòng
preferences-coordinates = Tọa độ
preferences-coordinates-outside = Bên ngoài
preferences-coordinates-inside = Bên trong
preferences-motion = Chuyển động
preferences-motion-fast = Nhanh
preferences-motion-normal = Vừa
preferences-motion-slow = Chậm
preferences-motion-note = Nếu hệ thống của bạn yêu cầu giảm chuyển động thì không có gì chuyển động, dù ở đây chọn gì.

preferences-sound = Phát âm thanh
preferences-volume = Âm lượng
preferences-volume-quiet = Nhỏ
preferences-volume-medium = Vừa
preferences-volume-loud = To

preferences-play = Cách chơi
preferences-confirm-untimed = Xác nhận nước đi khi không tính giờ và khi chơi với máy
preferences-confirm-live = Xác nhận nước đi khi có đồng hồ
preferences-confirm-days = Xác nhận nước đi khi tính theo ngày
preferences-confirm-note = Nước đi hiện ra trước, và chỉ được gửi khi bạn xác nhận bằng nút hoặc phím Enter. Phím Escape rút lại.
preferences-premove = Nước đặt trước
preferences-premove-note = Trong lúc đối thủ nghĩ, bạn có thể đặt trước một nước. Vừa đến lượt bạn là nước ấy được đi ngay.
preferences-chat = Trò chuyện bên bàn cờ
preferences-chat-note = Nếu tắt, bạn không thấy đối thủ viết gì. Họ không được báo việc này.
preferences-zen = Chế độ tập trung
preferences-zen-note = Trong ván, bạn chỉ thấy bàn cờ, đồng hồ và dòng chữ bên dưới, ngoài ra không còn gì. Phím z để bật và tắt.
preferences-letters = Phím tắt bằng chữ
preferences-letters-note = Các phím f, z và ? có tác dụng khi bạn không gõ chữ. Hãy tắt nếu chúng gây phiền, chẳng hạn khi điều khiển bằng giọng nói. Các phím mũi tên, Home, End, Enter và Escape luôn có tác dụng.

preferences-language-note = Các link không ghi ngôn ngữ sẽ mở bằng ngôn ngữ bạn chọn ở đây hoặc trong trình đơn.
preferences-defaults = Trở về mặc định
preferences-defaults-done = Mọi thứ đã như lúc đầu.
