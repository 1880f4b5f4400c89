import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { type FeeFacts, feeVariables, NAMING_DUES } from './fee-facts.ts'
import { words } from './words/words.ts'

interface Variables extends FeeFacts {
  transactionId: string
  /** Address of My Payments. */
  link: string
}

/** E-mail: a fee is paid. */
export const feePaid: Template<Variables> = {
  key: 'fee-paid',
  channel: 'email',
  audience: 'student',
  secrets: [],
  shows: NAMING_DUES,
  title: (locale) => words[locale]['fee-paid'].title,
  write: (variables, context) => {
    const { facts, 'fee-paid': text } = words[context.locale]
    const { name, number, transactionId, link } = variables
    const values = feeVariables(variables, context)
    return writeMail(context, {
      subject: fill(text.subject, values),
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, values), names: [values.title] },
        { fact: facts.transaction, value: transactionId },
        { fact: facts.application, value: number },
        { button: text.button, link },
      ],
    })
  },
}
