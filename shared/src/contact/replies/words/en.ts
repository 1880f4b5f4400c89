export const en = {
  CONTACT_FROM_NETWORK: 'We have received many messages from your network. Try again in an hour, or call us.',
  CONTACT_FROM_PHONE: 'We already have several messages from this phone number. Try again tomorrow, or call us.',
  CONTACT_FROM_EMAIL: 'We already have several messages with this e-mail address. Leave it empty, or call us.',
  CONTACT_FULL: 'We are receiving too many messages today. Call us, or try again tomorrow.',
  MANY_REQUESTS: 'You have sent many requests today. Write again in one of them, or try again tomorrow.',
  MANY_MESSAGES: 'You have written many messages. Wait for our answer, or try again in an hour.',
  OTHERS_WRITE: 'Others are writing too. Try again in a minute.',
  REQUEST_FULL: 'This request has as many messages as it can have. Send a new request.',
  NOT_OPEN: 'You entered the code too long ago. Request a new code to go on.',
} as const
