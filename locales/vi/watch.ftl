# Văn bản của các trang để xem ván.

watch-tv-title = Xem Ataxx: ván hay nhất đang diễn ra
watch-tv-description = Xem ván Ataxx hay nhất đang diễn ra lúc này. Hết ván, ván tiếp theo tự hiện ra.
watch-tv-heading = Ván hay nhất lúc này
watch-tv-live = Hết ván, ván tiếp theo tự hiện ra.
watch-tv-over = Ván này đã kết thúc. Có ván mới là tự hiện ra ngay.
watch-tv-none = Lúc này không có ai đang chơi. Ván tiếp theo sẽ tự hiện ra ở đây.
watch-tv-next = Sắp chuyển sang ván tiếp theo.
watch-tv-stalled = Ván này lâu rồi không ai đi. Sắp chuyển sang ván khác.
watch-tv-staying = Bạn ở lại ván này cho đến khi chọn khác.
watch-tv-yours = Đây là ván của chính bạn. Ván ở lại đây cho đến khi bạn rời đi.
watch-tv-stay = Ở lại ván này
watch-tv-games = Mọi ván đang diễn ra
watch-tv-play = Tự chơi một ván

watch-games-title = Các ván Ataxx đang diễn ra
watch-games-description = Mọi ván Ataxx đang diễn ra lúc này, để bạn chọn một ván mà xem.
watch-games-heading = Ván đang diễn ra
watch-games-lead = Ván hay nhất xếp trước. Chọn ván nào để xem ván ấy.
watch-games-private = Ván giữa bạn bè mời nhau không có trong danh sách, trừ khi họ chơi tính điểm.
watch-games-none = Lúc này không có ai đang chơi.
watch-games-none-how = Bạn mở một ván đi, người khác sẽ xem được.
watch-games-play = Chơi một ván
watch-games-tv = Ván hay nhất lúc này
watch-ranked = Tính điểm
watch-casual = Giao hữu
