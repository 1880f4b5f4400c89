/** English text of the messages about rights. `{name}` marks a variable. */
export const en = {
  'rights-received': {
    title: 'Request about rights received',
    subject: 'We have received your request {reference}',
    heading: 'We have received your request',
    body: 'We answer by {day} at the latest.',
    kind: 'You ask for',
    reference: 'Reference number',
    button: 'See your request',
  },
  'rights-asked': {
    title: 'Request about rights to the office',
    subject: '{kind}: request {reference}',
    heading: 'A student asks about personal data',
    body: '{name} waits for an answer by {day} at the latest.',
    kind: 'Right',
    reference: 'Reference number',
    button: 'Open the request',
  },
  'rights-answered': {
    title: 'Answer to a request about rights',
    subject: 'Our answer to your request {reference}',
    heading: 'Our answer',
    rejected: 'We cannot do what you asked for',
    kind: 'You asked for',
    reference: 'Reference number',
    asked: 'You wrote:',
    records: 'What became of your data:',
    notAgreed: 'If you do not agree, you can complain to us, and then to the Data Protection Board of India.',
  },
}
