# Các chương trình biết chơi, và cách tài khoản tạo ra chúng: id bắt đầu bằng "bots-".

bots-title = Bot của bạn · Ataxx
bots-heading = Bot của bạn
bots-lead = Bot là chương trình chơi ở đây dưới tên riêng, cạnh tên có ghi chữ Bot. Bot chỉ chơi ván giao hữu, qua lời thách đấu hoặc với máy, và không bao giờ được ghép với ai đang tìm người thật để chơi.
bots-mark = Bot
bots-new = Bot mới
bots-name-hint = Ai cũng thấy tên này. Sau này không đổi được.
bots-make = Tạo bot và xem token
bots-limit = { $count ->
   *[other] Mỗi tài khoản có tối đa { $count } bot. Hãy xóa một bot để tạo bot khác.
}
bots-token-heading = Token của
bots-token-once = Hãy giữ cẩn thận: token chỉ hiện một lần này, và ai có token thì chơi được dưới danh nghĩa bot của bạn.
bots-token-command = Lệnh này cho một engine hiểu UAI vào chơi:
bots-token-none = Bot chưa có token nên không vào chơi được.
bots-token-unused = Token tạo ngày { $day }, chưa dùng lần nào.
bots-token-used = Token được dùng lần cuối ngày { $day }.
bots-renew = Token mới
bots-revoke = Thu hồi token
bots-remove = Xóa
