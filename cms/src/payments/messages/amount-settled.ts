import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { described, NAMING_PAYMENTS } from './described.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  /** What was paid for. */
  description: string
  transactionId: string
  /** Address of the page from which the student can pay again. */
  link: string
}

/** E-mail when staff have settled a payment of the wrong amount. */
export const amountSettled: Template<Variables> = {
  key: 'amount-settled',
  channel: 'email',
  audience: 'student',
  secrets: [],
  shows: NAMING_PAYMENTS,
  title: (locale) => words[locale]['amount-settled'].title,
  write: ({ name, description: stored, transactionId, link }, context) => {
    const text = words[context.locale]['amount-settled']
    const { description, names } = described(stored, context)
    return writeMail(context, {
      subject: text.subject,
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, { description }), names },
        { fact: text.payment, value: transactionId },
        { button: text.button, link },
      ],
    })
  },
}
