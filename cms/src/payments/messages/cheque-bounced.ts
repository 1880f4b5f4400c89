import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { described, NAMING_PAYMENTS } from './described.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  /** Formatted. */
  amount: string
  /** What it was for. */
  description: string
  /** The number of the cheque. */
  reference: string
  /** As the bank gave it. */
  reason: string
  /** Address of the page from which the student can pay again. */
  link: string
}

/** E-mail: the bank has returned a cheque. */
export const chequeBounced: Template<Variables> = {
  key: 'cheque-bounced',
  channel: 'email',
  audience: 'student',
  secrets: [],
  shows: NAMING_PAYMENTS,
  title: (locale) => words[locale]['cheque-bounced'].title,
  write: ({ name, amount, description: stored, reference, reason, link }, context) => {
    const text = words[context.locale]['cheque-bounced']
    const { description, names } = described(stored, context)
    return writeMail(context, {
      subject: fill(text.subject, { amount }),
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, { amount, description }), names },
        { fact: text.cheque, value: reference },
        { fact: text.reason, value: reason, isWritten: true },
        { button: text.button, link },
      ],
    })
  },
}
