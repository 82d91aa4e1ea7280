# Đăng nhập, tạo tài khoản, và trang của tài khoản: id bắt đầu bằng "account-".

# Ở đầu mọi trang.
account-sign-in = Đăng nhập
account-yours = Tài khoản của bạn: { $name }
account-guest = Bạn đang chơi với tư cách khách: { $name }

account-sign-in-title = Đăng nhập · Ataxx
account-sign-in-lead = Các ván, điểm xếp hạng và chỗ chơi theo bạn đến mọi thiết bị.
account-name = Tên
account-password = Mật khẩu
account-sign-in-passkey = Đăng nhập bằng passkey
account-or = hoặc
account-to-register = Tạo tài khoản
account-sign-in-guest = Những ván bạn đã mở ở đây với tư cách khách vẫn mở lại được trong trình duyệt này sau khi đăng nhập.
account-passkey-none = Chưa có passkey nào được dùng. Bạn có thể thử lại.
account-no-network = Không kết nối được với máy chủ. Bạn thử lại nhé.

account-register-title = Tạo tài khoản · Ataxx
account-register-heading = Tạo tài khoản
account-register-lead = Một cái tên, và một mật khẩu hoặc passkey. Không cần địa chỉ email.
account-register-guest = Đến giờ bạn chơi dưới tên { $name }. Mọi ván và chỗ chơi vẫn là của bạn.
account-register-export = Tải về tất cả những gì được lưu về bạn
account-name-hint = Từ { $least } đến { $most } ký tự: chữ cái, chữ số, có thể xen dấu - hoặc _ nhưng không đặt hai dấu liền nhau. Ai cũng thấy tên này.
account-password-hint = Ít nhất { $least } ký tự. Ghép vài từ lại thì dễ nhớ.
account-register-submit = Tạo tài khoản
account-register-passkey = Tạo bằng passkey
account-register-passkey-why = Khi đó bạn đăng nhập bằng vân tay, khuôn mặt hoặc mã mở khóa thiết bị, không phải nhớ mật khẩu nào.
account-register-keep = Mất mật khẩu thì không ai lấy lại cho bạn được. Hãy giữ cẩn thận, hoặc thêm một passkey.
account-register-keep-mail = Nếu đã thêm địa chỉ email vào tài khoản, bạn có thể đặt lại mật khẩu bị mất qua email.
account-to-sign-in = Tôi đã có tài khoản: đăng nhập

account-title = Tài khoản của bạn · Ataxx
account-since = Có tài khoản từ { $day }
account-done-password = Đã đổi mật khẩu. Mọi thiết bị khác đã bị đăng xuất.
account-done-passkey = Đã thêm passkey.
account-done-removed = Đã xóa passkey.
account-done-session = Đã đăng xuất khỏi thiết bị ấy.
account-done-sessions = Đã đăng xuất khỏi mọi thiết bị khác.
account-devices = Nơi bạn đang đăng nhập
account-device-unknown = Thiết bị không rõ
account-device-this = Trình duyệt này
account-device-used = Dùng lần cuối: { $day }
account-device-end = Đăng xuất
account-device-end-named = Đăng xuất khỏi { $device }
account-devices-end = Đăng xuất khỏi mọi thiết bị khác
account-sign-out = Đăng xuất ở đây
account-passkeys = Passkey của bạn
account-passkeys-none = Bạn chưa có passkey nào.
account-passkeys-why = Có passkey, bạn đăng nhập bằng vân tay, khuôn mặt hoặc mã mở khóa thiết bị.
account-passkeys-not-here = Địa chỉ này không dùng được passkey: phải có kết nối bảo mật và tên miền.
account-passkey-made = Tạo ngày { $day }
account-passkey-add = Thêm passkey
account-passkey-remove = Xóa
account-passkey-remove-named = Xóa passkey { $device }
account-password-change = Đổi mật khẩu
account-password-set = Đặt mật khẩu
account-password-current = Mật khẩu hiện tại
account-password-new = Mật khẩu mới
account-password-note = Mọi thiết bị khác sẽ bị đăng xuất.
account-data = Dữ liệu của bạn
account-data-text = Một tệp có những gì được lưu về bạn: tài khoản, thiết bị, các ván kèm địa chỉ, điểm xếp hạng, những gì bạn đã viết, những người bạn theo dõi và chặn.
account-data-download = Tải về
account-close = Đóng tài khoản
account-close-text = Không ai đăng nhập vào tài khoản ấy được nữa; địa chỉ email, các passkey và thiết bị của bạn bị xóa. Các ván của bạn vẫn còn, nhưng không ghi tên bạn. Tên ấy sẽ không cấp cho ai khác. Việc này không hoàn tác được.
account-close-name = Để xác nhận, hãy gõ tên của bạn
account-close-submit = Đóng hẳn tài khoản
account-closed-name = tài khoản đã đóng
account-closed-title = Tài khoản của bạn đã đóng
account-closed-text = Những gì dùng để chứng minh bạn là ai đã bị xóa. Cảm ơn bạn đã chơi.

# Thư điện tử; chỉ dùng ở nơi trang web có gửi thư.
account-email = Email
account-email-text = Không bắt buộc: dùng khi mất mật khẩu, và để nhận tin về các ván tính theo ngày. Không ai khác thấy địa chỉ này.
account-email-address = Địa chỉ email
account-email-submit = Gửi thư xác nhận
account-email-remove = Xóa địa chỉ
account-email-confirm = Xác nhận địa chỉ email
account-email-confirm-lead = Còn một bước nữa, để không ai nhận địa chỉ của bạn làm của mình.
account-email-confirm-submit = Đây là địa chỉ của tôi
account-confirmed-title = Đã xác nhận địa chỉ email
account-confirmed-text = Địa chỉ được lưu cùng tài khoản của bạn. Bạn có thể xóa ở đó bất cứ lúc nào.
account-done-letter = Thư đang được gửi đến bạn. Hãy mở link trong thư trong vòng một ngày.
account-done-no-email = Địa chỉ email của bạn không còn được lưu nữa.
account-recover = Quên mật khẩu?
account-recover-lead = Hãy gõ tên của bạn. Nếu tài khoản có địa chỉ email, một thư kèm link sẽ được gửi đến đó.
account-recover-submit = Gửi thư
account-recover-new = Chọn mật khẩu mới
account-sent-title = Bạn xem hộp thư nhé
account-sent-text = Nếu có tài khoản ấy và tài khoản có địa chỉ email, thư sẽ đến trong vài phút. Link trong thư dùng được trong một giờ.
account-flaw-email = Đây không phải địa chỉ email. Địa chỉ email có dạng name@example.org.
account-flaw-letter = Link này đã được dùng rồi, hoặc đã quá cũ. Bạn hãy xin thư khác.
account-letter-confirm-subject = Xác nhận địa chỉ của bạn cho Ataxx
account-letter-confirm-text =
    Chào { $name },

    bạn hãy mở link sau để xác nhận đây là địa chỉ email của bạn:

    { $link }

    Link dùng được trong một ngày. Nếu bạn không yêu cầu việc này thì không cần làm gì cả.
account-letter-recover-subject = Mật khẩu mới cho Ataxx
account-letter-recover-text =
    Chào { $name },

    bạn hãy mở link sau để chọn mật khẩu mới:

    { $link }

    Link dùng được trong một giờ. Nếu bạn không yêu cầu việc này thì không cần làm gì cả: mật khẩu của bạn vẫn như cũ.

# Vì sao biểu mẫu không được nhận, và phải làm gì.
account-flaw-name-too-short = Tên phải có ít nhất { $chars } ký tự.
account-flaw-name-too-long = Tên này quá dài: tối đa { $chars } ký tự.
account-flaw-name-space = Tên không có dấu cách. Bạn có thể dùng dấu - hoặc _ thay vào đó.
account-flaw-name-character = Tên không được có ký tự { $character }. Hãy dùng chữ cái, chữ số, có thể xen dấu - hoặc _ nhưng không đặt hai dấu liền nhau.
account-flaw-name-other-character = Trong tên có một ký tự không được dùng; có thể đó là ký tự không nhìn thấy được. Hãy dùng chữ cái, chữ số, có thể xen dấu - hoặc _ nhưng không đặt hai dấu liền nhau.
account-flaw-name-separator = Dấu - và _ phải nằm giữa các chữ cái hoặc chữ số, mỗi chỗ chỉ một dấu.
account-flaw-name-no-letter = Tên phải có ít nhất một chữ cái.
account-flaw-name-mixed = Các chữ cái thuộc nhiều hệ chữ viết khác nhau. Hãy chỉ dùng một hệ.
account-flaw-name-reserved = Tên này dễ bị tưởng là của chính trang web. Bạn chọn tên khác nhé.
account-flaw-name-of-guests = Tên kiểu này dành cho khách. Bạn chọn tên khác nhé.
account-flaw-name-taken = Đã có người mang tên này, hoặc tên trông giống thế. Bạn chọn tên khác nhé.
account-flaw-password-too-short = Mật khẩu phải có ít nhất { $least } ký tự.
account-flaw-password-too-long = Mật khẩu này quá dài. Dài nhất cũng chỉ nên một hai câu.
account-flaw-password-common = Mật khẩu này ai cũng thử đầu tiên. Bạn chọn mật khẩu khác nhé.
account-flaw-password-is-name = Mật khẩu trùng với tên của bạn. Bạn chọn mật khẩu khác nhé.
account-flaw-no-match = Không có tài khoản nào với tên và mật khẩu này. Bạn kiểm tra lại cả hai nhé.
account-flaw-wrong-password = Đó không phải mật khẩu hiện tại của bạn.
account-flaw-unconfirmed = Đó không phải tên của bạn. Hãy gõ đúng như ở đầu trang này.
account-flaw-later-seconds = { $count ->
   *[other] Bạn đã thử quá nhiều lần. Hãy chờ { $count } giây rồi thử lại.
}
account-flaw-later-minutes = { $count ->
   *[other] Bạn đã thử quá nhiều lần. Hãy chờ { $count } phút rồi thử lại.
}
account-flaw-signed-in = Bạn đã đăng nhập rồi. Hãy đăng xuất trước.
account-flaw-signed-out = Bạn không còn đăng nhập nữa. Bạn đăng nhập lại nhé.
account-flaw-passkey = Passkey này không dùng được ở đây, hoặc đã quá thời gian chờ. Bạn thử lại nhé.
account-flaw-passkey-known = Passkey này đã thuộc về một tài khoản, hoặc bạn có quá nhiều passkey.
account-flaw-last-proof = Không có passkey này thì bạn không đăng nhập được nữa. Hãy đặt mật khẩu trước.
