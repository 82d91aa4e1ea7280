# Trang chủ: id bắt đầu bằng "home-".

home-title = Chơi Ataxx online: với máy, với bạn bè, không cần tài khoản
home-description = Chơi Ataxx miễn phí ngay trong trình duyệt: với máy ở cấp bạn chọn, hoặc với bạn bè qua link. Không cần tài khoản, không cần cài đặt.
home-rules = Bạn cầm quân Đỏ. Sang ô kề bên, quân nhân bản thành hai; nhảy xa hai ô, quân chỉ dời chỗ. Quân địch nào nằm sát ô vừa đến đều bị lật thành đỏ. Hết ván, ai nhiều quân hơn thì thắng.
home-category = Cờ chiến thuật cho hai người
home-tagline = Sinh sôi, nhảy, lật quân.
home-hook = Một nước là cục diện đảo chiều: có thể lật tới tám quân cùng lúc.
home-now = Ngay lúc này
home-people = Đang kết nối
home-games = Ván đang diễn ra
home-unknown = lúc này chưa rõ
home-watch = Xem trực tiếp
home-none = Lúc này không có ai đang chơi. Có ván mới là xem được ngay ở đây.
home-none-known = Lúc này chưa rõ có ván nào đang diễn ra hay không.

# Những gì có ở đây, bên dưới bàn cờ.
home-offers = Ở đây có gì
home-offer-computer = Với máy, { $count } cấp
home-offer-computer-text = Chọn cấp ở bên bàn cờ rồi đi một nước: ván bắt đầu luôn.
home-offer-friend = Với bạn bè, qua link
home-offer-friend-text = Gửi link, chọn thời gian và màu quân, mỗi người một nơi vẫn chơi được.
home-offer-watch = Xem người khác chơi
home-offer-watch-text = Theo dõi từng nước trong lúc ván đang diễn ra.
home-offer-guests = Khách cũng chơi được
home-offer-guests-text = Không tài khoản, không phải điền gì. Trình duyệt này nhớ chỗ của bạn.
home-offer-install = Không cần cài đặt
home-offer-install-text = Chạy ngay trong trình duyệt, trên điện thoại cũng như trên máy tính.
home-offer-languages = Có { $count } ngôn ngữ
home-offer-guide = Học trong hai phút
home-offer-guide-link = Vừa chơi vừa học
home-offer-rules-link = Đọc luật chơi
home-offer-rated = Ván tính điểm
home-offer-rated-text = Có tài khoản thì ván với người khác có thể tính điểm xếp hạng.

# Tìm đối thủ.
home-looking = Đang tìm ván
home-lobby = Tìm đối thủ
home-lobby-stake = Loại ván
home-lobby-range = Điểm của đối thủ (khách không có điểm)
home-lobby-range-from = Từ
home-lobby-range-to = Đến
home-lobby-range-any = Bất kỳ
home-lobby-how = Bấm một hoặc nhiều mức thời gian. Ai tiếp theo cũng muốn chơi một trong số đó sẽ là đối thủ của bạn.
home-lobby-alone = Lúc này chưa có ai khác đang tìm. Trong lúc chờ, bạn có thể:
home-lobby-computer = Chơi với máy
home-lobby-days = Mở ván tính theo ngày
home-lobby-open = Ván chờ đối thủ
home-lobby-none = Lúc này không có ai chờ đối thủ.
home-lobby-player = Người chơi
home-lobby-rating = Điểm
home-lobby-time = Thời gian
home-lobby-for = Loại ván
