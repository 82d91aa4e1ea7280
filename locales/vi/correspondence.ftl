# Ván tính theo ngày: lời nhắc, các ván của bạn, kỳ nghỉ, nước đáp định sẵn. Id bắt đầu bằng "correspondence-".

correspondence-reminder = Đến lượt bạn đi
correspondence-reminder-of = { $name } đang chờ bạn. Thời gian còn lại: { $time }.
correspondence-reminder-text = Đối thủ đang chờ bạn. Thời gian còn lại: { $time }.
correspondence-hours =
    { $count ->
       *[other] { $count } giờ
    }
correspondence-mail-why = Bạn nhận thư này vì đã chọn nhận email về các ván tính theo ngày. Muốn tắt, hãy vào đây:

# Trang các ván của mình.
correspondence-title = Ván của bạn
correspondence-none = Trong trình duyệt này bạn không có ván nào đang diễn ra. Bạn mở ván nào, ván ấy hiện ở đây cho đến khi kết thúc.
correspondence-new = Mở ván mới
correspondence-my-turn = Đến lượt bạn
correspondence-their-turn = Đến lượt đối thủ
correspondence-open = Đang chờ đối thủ
correspondence-others = Ván chỉ trình duyệt này biết
correspondence-others-why = Trình duyệt này giữ mã bí mật để mở chỗ của bạn trong các ván ấy. Muốn chơi tiếp ở nơi khác, hãy vào ván và sao chép link mở chỗ của bạn.
correspondence-plies =
    { $count ->
       *[other] { $count } nước
    }
correspondence-left = Thời gian còn lại: { $time }
correspondence-rests = Đang nghỉ

correspondence-reminders = Lời nhắc
correspondence-reminders-when = Trong ván tính theo ngày, mỗi lượt bạn được nhắc một lần, khi chỉ còn một phần năm thời gian.
correspondence-push-on = Báo cho tôi khi đến lượt
correspondence-push-off = Tắt thông báo ở đây
correspondence-push-is-on = Trình duyệt này sẽ thông báo cho bạn.
correspondence-push-is-off = Trình duyệt này không thông báo cho bạn.
correspondence-push-none = Trình duyệt này không thông báo được.
correspondence-push-denied = Thông báo từ trang web này đang bị chặn. Muốn bật ở đây, hãy cho phép thông báo cho trang này trong cài đặt của trình duyệt.
correspondence-mail = Gửi cả email cho tôi
correspondence-mail-is-on = Chúng tôi sẽ gửi thư đến địa chỉ email của bạn.
correspondence-mail-is-off = Chúng tôi không gửi thư cho bạn.

correspondence-vacation = Kỳ nghỉ
correspondence-vacation-what = Trong kỳ nghỉ, đồng hồ của bạn dừng lại ở mọi ván tính theo ngày. Bạn vẫn đi được.
correspondence-vacation-left =
    { $count ->
       *[other] Bạn còn { $count } trên { $year } ngày nghỉ mỗi năm.
    }
correspondence-vacation-days = Nghỉ bao lâu?
correspondence-days =
    { $count ->
       *[other] { $count } ngày
    }
correspondence-vacation-begin = Bắt đầu nghỉ
correspondence-vacation-until = Bạn đang nghỉ đến
correspondence-vacation-end = Kết thúc kỳ nghỉ

# Bên bàn cờ của ván tính theo ngày.
correspondence-plan = Nước đáp định sẵn
correspondence-plan-what = Đối thủ vừa đi nước bạn đoán là nước đáp của bạn được đi ngay. Nếu đối thủ đi nước khác, mọi nước định sẵn đều bị bỏ.
correspondence-plan-lines = Các nước đáp đã định
correspondence-plan-now = thế cờ lúc này
correspondence-plan-after = Sau
correspondence-plan-theirs = Nếu đối thủ đi
correspondence-plan-mine = Tôi đáp
correspondence-plan-add = Định sẵn
correspondence-plan-remove = Xóa
correspondence-seat-warning = Chỉ trình duyệt này biết chỗ của bạn. Hãy sao chép link mở chỗ của bạn và giữ cẩn thận: nhờ link ấy, bạn chơi tiếp được ở nơi khác.
correspondence-mine-link = Ván của bạn và lời nhắc
