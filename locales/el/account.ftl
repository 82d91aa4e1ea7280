# Signing in, making an account, and the account's own page: ids begin with "account-".

# In the header of every page.
account-sign-in = Sign in
account-yours = Your account: { $name }
account-guest = You play as a guest: { $name }

account-sign-in-title = Sign in · Ataxx
account-sign-in-lead = Your games, your rating and your seats come with you to every device.
account-name = Name
account-password = Password
account-sign-in-passkey = Sign in with a passkey
account-or = or
account-to-register = Make an account
account-sign-in-guest = What you began as a guest here can still be opened in this browser after you have signed in.
account-passkey-none = No passkey was used. You can try again.
account-no-network = The server can't be reached. Please try again.

account-register-title = Make an account · Ataxx
account-register-heading = Make an account
account-register-lead = A name, and a password or a passkey. No e-mail address is needed.
account-register-guest = So far you play as { $name }. All your games and seats stay yours.
account-register-export = Download all that is kept about you
account-name-hint = { $least } to { $most } characters: letters, digits, and single - or _ between them. Everybody can see it.
account-password-hint = At least { $least } characters. A few words together are easy to remember.
account-register-submit = Make the account
account-register-passkey = Make it with a passkey
account-register-passkey-why = Then your fingerprint, your face or your device's code signs you in, and there is no password to forget.
account-register-keep = Nobody can give a lost password back to you. Keep it well, or add a passkey.
account-register-keep-mail = A lost password can be replaced by a letter, once you have added an e-mail address to your account.
account-to-sign-in = I have an account: sign in

account-title = Your account · Ataxx
account-since = Account since { $day }
account-done-password = Your password is changed. Every other device has been signed out.
account-done-passkey = The passkey is added.
account-done-removed = The passkey is removed.
account-done-session = That device has been signed out.
account-done-sessions = All other devices have been signed out.
account-devices = Where you are signed in
account-device-unknown = Unknown device
account-device-this = This browser
account-device-used = Last used on { $day }
account-device-end = Sign out
account-device-end-named = Sign out { $device }
account-devices-end = Sign out all other devices
account-sign-out = Sign out here
account-passkeys = Passkeys
account-passkeys-none = You have none yet.
account-passkeys-why = A passkey signs you in with your fingerprint, your face or your device's code.
account-passkeys-not-here = This address takes no passkeys: they need a secure connection and a name.
account-passkey-made = Made on { $day }
account-passkey-add = Add a passkey
account-passkey-remove = Remove
account-passkey-remove-named = Remove the passkey { $device }
account-password-change = Change the password
account-password-set = Set a password
account-password-current = Current password
account-password-new = New password
account-password-note = Every other device will be signed out.
account-data = Your data
account-data-text = One file with what is kept about you: account, devices, games with their addresses, ratings, what you have said, whom you follow and block.
account-data-download = Download
account-close = Close the account
account-close-text = Nobody can sign in to it any more, and your e-mail address, passkeys and devices are deleted. Your games stay, without your name. The name itself will be given to nobody. This can't be undone.
account-close-name = To confirm, type your name
account-close-submit = Close my account for good
account-closed-name = closed account
account-closed-title = Your account is closed
account-closed-text = What proved who you are has been deleted. Thank you for playing.

# Letters; only where the site sends them.
account-email = E-mail
account-email-text = Optional: for a lost password, and for news of your games over days. Nobody else sees the address.
account-email-address = E-mail address
account-email-submit = Send a letter to confirm it
account-email-remove = Remove the address
account-email-confirm = Confirm your e-mail address
account-email-confirm-lead = One more step, so that nobody else can give your address away as theirs.
account-email-confirm-submit = This is my address
account-confirmed-title = Your e-mail address is confirmed
account-confirmed-text = It is kept with your account. You can remove it there at any time.
account-done-letter = A letter is on its way. Open the link in it within a day.
account-done-no-email = Your e-mail address is not kept any more.
account-recover = Lost your password?
account-recover-lead = Type your name. If an e-mail address is kept with your account, a letter with a link goes there.
account-recover-submit = Send the letter
account-recover-new = Choose a new password
account-sent-title = A letter may be on its way
account-sent-text = If there is such an account, and it has an e-mail address, the letter comes within minutes. The link in it works for an hour.
account-flaw-email = That is no e-mail address. It looks like name@example.org.
account-flaw-letter = This link has been used already, or it is too old. Ask for another letter.
account-letter-confirm-subject = Confirm your address for Ataxx
account-letter-confirm-text =
    Hello { $name },

    with this link you confirm that this is your e-mail address:

    { $link }

    It works for a day. If you have not asked for it, you need do nothing.
account-letter-recover-subject = A new password for Ataxx
account-letter-recover-text =
    Hello { $name },

    with this link you can choose a new password:

    { $link }

    It works for an hour. If you have not asked for it, you need do nothing: your password stays as it is.

# Why a form is not accepted, and what to do.
account-flaw-name-too-short = A name has at least { $chars } characters.
account-flaw-name-too-long = That name is too long: { $chars } characters at most.
account-flaw-name-space = A name has no spaces. You could write - or _ instead.
account-flaw-name-character = The character { $character } can't be in a name. Use letters, digits, and single - or _ between them.
account-flaw-name-other-character = There is a character in it that can't be in a name; it may be invisible. Use letters, digits, and single - or _ between them.
account-flaw-name-separator = The signs - and _ stand between letters or digits, one at a time.
account-flaw-name-no-letter = A name has at least one letter.
account-flaw-name-mixed = The letters belong to different scripts. Use those of one.
account-flaw-name-reserved = This name would look like the site's own. Choose another.
account-flaw-name-of-guests = Names like this are given to guests. Choose another.
account-flaw-name-taken = Somebody has this name, or one that looks like it. Choose another.
account-flaw-password-too-short = A password has at least { $least } characters.
account-flaw-password-too-long = That password is too long. A sentence or two is the most.
account-flaw-password-common = This password is among the first that anybody would try. Choose another.
account-flaw-password-is-name = The password is your name. Choose another.
account-flaw-no-match = There is no account with this name and this password. Check both.
account-flaw-wrong-password = That is not your current password.
account-flaw-unconfirmed = That is not your name. Type it as it stands at the top of this page.
account-flaw-later-seconds = { $count ->
    [one] That was tried too often. Wait { $count } second, then try again.
   *[other] That was tried too often. Wait { $count } seconds, then try again.
}
account-flaw-later-minutes = { $count ->
    [one] That was tried too often. Wait { $count } minute, then try again.
   *[other] That was tried too often. Wait { $count } minutes, then try again.
}
account-flaw-signed-in = You are signed in already. Sign out first.
account-flaw-signed-out = You are not signed in any more. Please sign in.
account-flaw-passkey = This passkey can't be used here, or it took too long. Please try again.
account-flaw-passkey-known = This passkey belongs to an account already, or you have too many.
account-flaw-last-proof = Without this passkey you could not sign in any more. Set a password first.
