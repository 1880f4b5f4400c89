import type { ReviewDecision } from '@pravesh/shared/fees/review/review'
import { fill } from '@pravesh/shared/platform/fill'
import type { MailBlock } from '../../messaging/messages/mail/mail-block.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { type FeeFacts, feeVariables, NAMING_DUES } from './fee-facts.ts'
import { words } from './words/words.ts'

interface Variables extends FeeFacts {
  decision: ReviewDecision
  /** From staff; empty if there is none. */
  reason: string
  transactionId: string
  /** Address of My Payments. */
  link: string
}

/** E-mail: staff rejected a fee payment, or approved it after all. */
export const feeReviewed: Template<Variables> = {
  key: 'fee-reviewed',
  channel: 'email',
  audience: 'student',
  secrets: [],
  shows: NAMING_DUES,
  title: (locale) => words[locale]['fee-reviewed'].title,
  write: (variables, context) => {
    const { facts, 'fee-reviewed': text } = words[context.locale]
    const { decision, reason, transactionId, name, link } = variables
    const copy = text.decisions[decision]
    const values = feeVariables(variables, context)
    const why: MailBlock[] = reason === '' ? [] : [{ text: text.reason }, { quote: reason }]
    return writeMail(context, {
      subject: fill(copy.subject, values),
      heading: copy.heading,
      name,
      blocks: [
        { text: fill(copy.body, values), names: [values.title] },
        ...why,
        { fact: facts.transaction, value: transactionId },
        { button: text.button, link },
      ],
    })
  },
}
