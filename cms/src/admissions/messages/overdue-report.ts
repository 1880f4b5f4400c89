import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/** How many applications are overdue with one person or college. */
export interface OverdueCount {
  /** Empty for those that are assigned to no one. */
  name: string
  count: number
}

interface Variables {
  name: string
  total: number
  byPerson: readonly OverdueCount[]
  byCollege: readonly OverdueCount[]
  /** Of the list of what is overdue. */
  link: string
}

const DAY = 24 * 60 * 60_000

/** Daily e-mail to those who lead, about applications that are not answered by the promised day. */
export const overdueReport: Template<Variables> = {
  key: 'overdue-report',
  channel: 'email',
  audience: 'staff',
  secrets: [],
  usefulFor: () => DAY,
  title: (locale) => words[locale]['overdue-report'].title,
  write: ({ name, total, byPerson, byCollege, link }, context) => {
    const text = words[context.locale]['overdue-report']
    const facts = (counts: readonly OverdueCount[]) =>
      counts.map((each) => ({ fact: each.name === '' ? text.noOne : each.name, value: String(each.count) }))
    const subject = fill(total === 1 ? text.one : text.several, { count: String(total) })
    return writeMail(context, {
      subject,
      heading: subject,
      name,
      blocks: [
        { text: text.body },
        { text: text.byPerson },
        ...facts(byPerson),
        { text: text.byCollege },
        ...facts(byCollege),
        { button: text.button, link },
        { note: text.note },
      ],
    })
  },
}
