# Văn bản do chính trình duyệt hiển thị: id bắt đầu bằng "client-".
# Chữ thường có { $name }, hoặc một số nhiều theo $count mà mỗi dạng là một câu trọn vẹn:
# crates/i18n/README.md cho biết những gì xuất được.

client-pieces = { $count ->
   *[other] { $count } quân
}
client-red = Đỏ
client-blue = Xanh
client-you = Bạn
client-opponent = Đối thủ
client-computer = Máy
client-rating = Điểm { $rating }
client-rating-provisional = Điểm { $rating }, tạm tính
client-rating-change = Điểm thay đổi { $points }
client-stake-casual = Ván giao hữu · { $time }
client-stake-ranked = Ván tính điểm · { $time }
client-seat-open = Chỗ trống
client-away = vắng
client-on-vacation = đang nghỉ
client-level = { $level } · { $name }
client-level-1 = Amip
client-level-2 = Bọt biển
client-level-3 = Sứa
client-level-4 = Ốc
client-level-5 = Tôm
client-level-6 = Cua
client-level-7 = Mực
client-level-8 = Bạch tuộc
client-level-9 = Cá voi sát thủ
client-level-10 = Spore
client-tally = Đỏ { $red }, Xanh { $blue }, trống { $empty }
client-clock-days = { $days } ngày { $hours }h
client-time-untimed = Không tính giờ
client-time-days = { $count ->
   *[other] { $count } ngày mỗi nước
}

# Một ô trên bàn cờ, đọc thành tiếng.
client-square-piece = { $square }, { $side }
client-square-chosen = { $square }, { $side }, đã chọn
client-square-planned = { $square }, { $side }, định đi, chưa gửi
client-square-gap = { $square }, ô chặn
client-square-empty = { $square }, trống
client-square-armed = { $square }, trống, chọn lần nữa để nhân bản tới đây
client-square-clone = { $square }, trống, có thể nhân bản tới
client-square-clone-flips = { $count ->
   *[other] { $square }, trống, có thể nhân bản tới, lật { $count } quân
}
client-square-jump = { $square }, trống, có thể nhảy tới
client-square-jump-flips = { $count ->
   *[other] { $square }, trống, có thể nhảy tới, lật { $count } quân
}

# Dòng chữ dưới bàn cờ.
client-begin = Đến lượt bạn: chọn một quân đỏ, rồi chọn ô muốn đến.
client-turn-you = Đến lượt bạn
client-turn-them = Đến lượt đối thủ
client-turn-computer = Máy đang nghĩ
client-turn-side = Đến lượt { $side }
client-sending = Đang gửi nước đi
client-waiting-friend = Đang chờ người chơi thứ hai
client-looking-back = { $count ->
   *[other] Nước { $ply } trên { $count }
}
client-premove = Đã đặt trước { $move }. Chạm vào bàn cờ để hủy.
client-planned = { $move } chưa được gửi.
client-planned-play = Đi
client-planned-cancel = Hủy
client-reconnecting = Mất kết nối. Đang thử lại
client-not-connected = Không có kết nối. Bạn thử lại nhé.
client-passed = { $side } hết nước đi nên bỏ lượt.
client-passed-you = Bạn hết nước đi nên phải bỏ lượt.
client-passed-them = Đối thủ hết nước đi nên bỏ lượt. Lại đến lượt bạn.
client-pass = bỏ lượt
client-pass-why = Không có nước hợp lệ nên phải bỏ lượt.
client-warn-repetition = Thế cờ này đã xuất hiện hai lần. Thêm lần thứ ba là hòa.
client-warn-no-clone = { $count ->
   *[other] Thêm { $count } nước không nhân bản nữa là hết ván.
}
client-away-watched = { $side } đang vắng mặt.
client-away-countdown = { $count ->
   *[other] Đối thủ đang vắng mặt. Bạn có thể nhận thắng hoặc hòa sau { $count } giây.
}
client-away-claim = Đối thủ vẫn vắng mặt. Bạn chờ tiếp, hoặc nhận:
client-away-waiting = Bạn đang chờ đối thủ.
client-away-you = { $count ->
   *[other] Đối thủ có thể nhận thắng hoặc hòa sau { $count } giây.
}
client-away-you-now = Giờ đối thủ có thể nhận thắng hoặc hòa.
client-claim-decide = Nhận thắng/hòa
client-claim-wait = Chờ
client-claim-win = Thắng
client-claim-draw = Hòa
client-accept = Đồng ý
client-decline = Từ chối
client-offer-draw = Đối thủ cầu hòa.
client-offer-takeback = Đối thủ xin đi lại một nước.
client-offer-rematch = Đối thủ muốn đấu lại.
client-asked-draw = Bạn đã cầu hòa.
client-asked-takeback = Bạn đã xin đi lại một nước.
client-asked-rematch = Đã mời đấu lại
client-rematch = Đấu lại

# Hỏi lại trước khi làm.
client-ask-resign = Xin thua ván này?
client-yes-resign = Xin thua
client-ask-abort = Hủy ván này?
client-yes-abort = Hủy ván
client-ask-draw = Cầu hòa với đối thủ?
client-yes-draw = Cầu hòa
client-ask-takeback = Đi lại nước vừa rồi của bạn?
client-yes-takeback = Đi lại

client-invite-terms = Bạn sẽ cầm quân { $side }. Thời gian: { $time }.
client-copied = Đã sao chép
client-not-copied = Bạn tự sao chép nhé

# Ván đã kết thúc thế nào.
client-result-won = Bạn thắng.
client-result-lost = Bạn thua.
client-result-draw = Hòa.
client-result-wins = { $side } thắng.
client-result-void = Không tính kết quả.
client-reason-full = Bàn cờ đã kín quân.
client-reason-eliminated = Một bên không còn quân nào.
client-reason-blocked = Không bên nào còn nước đi.
client-reason-repetition = Một thế cờ đã xuất hiện ba lần.
client-reason-no-clone-limit = Suốt một trăm nước không ai nhân bản.
client-reason-resigned = Một bên xin thua.
client-reason-resigned-by = { $side } xin thua.
client-reason-flag = Hết giờ.
client-reason-agreed = Hai bên đã thỏa thuận.
client-reason-aborted = Ván đã bị hủy.
client-reason-aborted-by = { $side } đã hủy ván.
client-reason-abandoned = Một người chơi đã bỏ đi.
client-reason-not-started = Nước đầu tiên không đến kịp giờ.
client-reason-not-started-by = { $side } không đi kịp giờ.
client-reason-expired = Lời mời đã hết hạn.
client-reason-administrator = Theo quyết định của quản trị viên.

# Đọc thành tiếng khi xảy ra.
client-said-clone = { $side } nhân bản tới { $to }.
client-said-clone-flips = { $count ->
   *[other] { $side } nhân bản tới { $to } và lật { $count } quân.
}
client-said-jump = { $side } nhảy từ { $from } tới { $to }.
client-said-jump-flips = { $count ->
   *[other] { $side } nhảy từ { $from } tới { $to } và lật { $count } quân.
}
client-said-pass = { $side } hết nước đi nên bỏ lượt.
client-said-planned = { $move } chưa được gửi. Enter để đi, Escape để rút lại.
client-said-joined = { $side } đã vào ván.
client-said-left = { $side } đang vắng mặt.
client-said-returned = { $side } đã quay lại.
client-said-draw-offered = { $side } cầu hòa.
client-said-draw-declined = Lời cầu hòa bị từ chối.
client-said-takeback-offered = { $side } xin đi lại một nước.
client-said-takeback-declined = Lời xin đi lại bị từ chối.
client-said-took-back = { $side } được đi lại một nước.
client-said-rematch-offered = { $side } muốn đấu lại.
client-said-rematch-declined = Lời mời đấu lại bị từ chối.
client-said-time-given = { $side } được thêm { $seconds } giây.
client-said-zen-on = Đã bật chế độ tập trung.
client-said-zen-off = Đã tắt chế độ tập trung.

client-lag = Trễ { $ms } ms
client-chat-hidden = Quản trị viên đã ẩn dòng này.
client-watchers = { $count ->
   *[other] { $count } người xem
}
client-watchers-more = { $count ->
   *[other] và { $count } người nữa
}
client-games-more = { $count ->
   *[other] Còn { $count } ván khác đang diễn ra.
}
client-title-game = Một ván Ataxx
client-title-your-turn = Đến lượt bạn · Ataxx
client-title-waiting = Đang chờ · Ataxx
client-title-over = Hết ván · Ataxx

# Các bài học: phần học chơi và các ví dụ ở trang luật chơi.
client-lesson-answer = Xanh đáp lại bằng { $move }. Đỏ { $red }, Xanh { $blue }.
client-lesson-answer-pass = Xanh hết nước đi nên bỏ lượt. Đỏ { $red }, Xanh { $blue }.
client-lesson-over = Ván đã kết thúc. Đỏ { $red }, Xanh { $blue }.
client-lesson-best = Ở đây máy chọn { $move }.
client-lesson-same = Máy cũng chọn nước này.

# Ở trang chủ.
client-games-wait =
    { $count ->
       *[other] { $count } ván đang chờ bạn
    }

# Tìm đối thủ, ở trang chủ.
client-lobby-casual = Giao hữu
client-lobby-ranked = Tính điểm
client-lobby-looking = Bạn đang tìm ván: { $times }.
client-lobby-others = { $count ->
   *[other] Có { $count } người khác đang tìm.
}
client-lobby-stands = Lời rủ chơi ván tính theo ngày của bạn có hiệu lực hai tuần, kể cả khi bạn vắng mặt.
client-lobby-more = { $count ->
   *[other] Và { $count } ván nữa.
}
client-lobby-play = Chơi
client-lobby-play-with = Chơi với { $name }: { $times }
client-lobby-here = Đã có đối thủ.
client-lobby-here-soon = Đã có đối thủ. Bạn sẽ được đưa vào ván ngay.
client-lobby-go = Vào ván
client-lobby-stay = Ở lại đây
client-lobby-stop = Thôi tìm
client-lobby-break = { $count ->
   *[other] { $count } phút nữa bạn mới tìm đối thủ lại được.
}
client-lobby-register = Tạo tài khoản
