import { formatNumber } from '@pravesh/shared/platform/formats'

const people = (count: number) => (count === 1 ? '1 person' : `${formatNumber(count)} people`)

export const en = {
  heading: 'By e-mail',
  loading: 'One moment …',
  explain: 'Count first whom it reaches. This takes some seconds with many students.',
  count: 'Count the people concerned',
  counting: 'Counting the people concerned …',
  unsaved: 'Save the notice first.',
  send: (count: number) => `Send to ${people(count)}`,
  busy: 'One moment …',
  title: (count: number) => `Send this notice to ${people(count)}?`,
  byEmail: 'They get it by e-mail, as it is published now. There is no registered text message for notices.',
  declined: (count: number) =>
    count === 1
      ? '1 person concerned has turned notices off, and gets none.'
      : `${formatNumber(count)} people concerned have turned notices off, and get none.`,
  inEnglish: (languages: string) =>
    `Students who read ${languages} get it at least partly in English, because a translation is missing or older than the English text. Translate the notice first.`,
  or: (names: readonly string[]) => names.join(' or '),
  once: 'A notice is sent once. You cannot take the messages back.',
  confirm: 'Send it',
  keep: 'Do not send',
  sending: (queued: number, total: number, by: string) =>
    `Being sent: ${formatNumber(queued)} of ${people(total)}. Started by ${by}.`,
  sent: (queued: number, by: string, day: string) => `Sent to ${people(queued)} by ${by} on ${day}.`,
}
