# Các trang về người chơi: trang cá nhân, các ván của ai đó, những người chơi hay nhất.

people-guest-since = Là khách từ { $day }.
people-member-since = Có tài khoản từ { $day }.
people-bot-since = Bot có từ { $day }.
people-closed = Tài khoản này đã đóng.
people-watch = Xem ván đang chơi
people-challenge = Thách đấu
people-follow = Theo dõi
people-unfollow = Bỏ theo dõi
people-block = Chặn
people-unblock = Bỏ chặn
people-block-what = Người bạn chặn không được ghép với bạn, không thách đấu bạn được, và họ viết gì bạn cũng không thấy.
people-blocked-note = Bạn đã chặn người chơi này. Hai bên không được ghép với nhau, người ấy không thách đấu bạn được, và họ viết gì bạn cũng không thấy.
people-report = Báo cáo

people-ratings = Điểm xếp hạng
people-rating = Điểm
people-games = Số ván
people-main-rating = Điểm chính
people-graph-said = { $count ->
   *[other] Điểm chính qua { $count } ván tính điểm: từ { $first } đến { $last }
}
people-graph-table = Xem dạng bảng
people-day = Ngày
people-game = Ván

people-head = Các ván giữa hai bạn
people-results = Kết quả
people-as-red = Cầm quân Đỏ
people-as-blue = Cầm quân Xanh
people-as-both = Tổng cộng
people-opponents = Đối thủ hay gặp nhất
people-last-games = Các ván mới nhất
people-all-games = Mọi ván
people-no-games = Chưa có ván nào kết thúc.

people-following = Người bạn theo dõi
people-following-none = Chưa có ai. Trong trang cá nhân của mỗi người chơi có nút để theo dõi.
people-here = đang online
people-plays = đang chơi: xem ván
people-follow-limit = Bạn đã theo dõi { $most } người chơi, đến mức tối đa rồi. Hãy bỏ theo dõi ai đó trước.
people-block-limit = Bạn đã chặn { $most } người chơi, đến mức tối đa rồi. Hãy bỏ chặn ai đó trước.
people-blocking = Người bạn đã chặn

people-games-of = Các ván của { $name }
people-filter-any = Tất cả
people-filter-result = Kết quả
people-filter-side = Màu quân
people-filter-speed = Tốc độ
people-filter-rated = Loại ván
people-filter-rated-yes = Tính điểm
people-filter-rated-no = Không tính điểm
people-filter-against = Đối thủ
people-filter-unknown = Không có ai tên như vậy. Bạn xem lại cách viết, hoặc để trống để xem mọi đối thủ.
people-filter-show = Xem
people-no-such-games = Chưa có ván nào như vậy kết thúc.
people-older = Ván cũ hơn
people-newest = Ván mới nhất

people-won = Thắng
people-drawn = Hòa
people-lost = Thua
people-void = Bị hủy
people-won-red = Cầm Đỏ, thắng
people-won-blue = Cầm Xanh, thắng
people-drawn-red = Cầm Đỏ, hòa
people-drawn-blue = Cầm Xanh, hòa
people-lost-red = Cầm Đỏ, thua
people-lost-blue = Cầm Xanh, thua
people-void-red = Cầm Đỏ, bị hủy
people-void-blue = Cầm Xanh, bị hủy
people-computer = Máy, { $level }
people-nameless = Một người không tên
people-speed-bullet = Siêu chớp
people-speed-blitz = Chớp
people-speed-rapid = Nhanh
people-speed-correspondence = Theo ngày
people-speed-untimed = Không tính giờ

people-leaders = Người chơi
people-leaders-rule = Có tên trong danh sách là những người đã chơi ít nhất { $games } ván tính điểm và điểm đã ổn định, tức là không kèm dấu hỏi.
people-leaders-best = Những người chơi hay nhất
people-leaders-none = Chưa ai chơi đủ số ván tính điểm. Hạng nhất còn trống.
people-rank = Hạng
people-player = Người chơi
people-players = Số người
people-distribution = Điểm của mọi người
people-distribution-said = { $count ->
   *[other] Điểm xếp hạng của { $count } người chơi
}
