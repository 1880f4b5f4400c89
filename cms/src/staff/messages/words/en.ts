/** English text of the staff's accounts. `{name}` marks a variable. */
export const en = {
  'new-password': {
    tooShort: 'This password is too short. Use at least {min} characters, for example four unrelated words.',
    tooLong: 'This password is too long. Use at most {max} characters.',
    own: 'This password is mostly your name, your e-mail address or the name of the portal. Use four unrelated words.',
    common: 'This password is one of the first that attackers try, or close to one. Use four unrelated words.',
    pattern: 'This password repeats or follows a pattern, so it is easy to guess. Use four unrelated words.',
  },
  'password-reset': {
    subject: 'Choose a new password for the Pravesh admin',
    received: 'We received a request to reset the password of your account in the Pravesh admin.',
    choose: 'Choose one here:',
    valid: 'The link works once, within {minutes} minutes. Further requests do not end it.',
    note: 'If you did not request this, ignore this e-mail. Your password stays the same.',
    sent: 'If this address has an account, we have sent a link to it.',
    sentEarlier:
      'If this address has an account, we sent links to it a short time ago, and they still work. Check your e-mail, also the spam folder.',
  },
}
