import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { type FeeFacts, feeVariables, NAMING_DUES } from './fee-facts.ts'
import { words } from './words/words.ts'

interface Variables extends FeeFacts {
  /** The due date, `YYYY-MM-DD`. */
  dueOn: string
  isOverdue: boolean
  /** Addresses of the fee plan and of My Payments. */
  planLink: string
  paymentsLink: string
}

/** E-mail: a due is to be paid soon, or is overdue. */
export const feeReminder: Template<Variables> = {
  key: 'fee-reminder',
  channel: 'email',
  audience: 'student',
  secrets: [],
  shows: NAMING_DUES,
  title: (locale) => words[locale]['fee-reminder'].title,
  write: (variables, context) => {
    const { facts, 'fee-reminder': text } = words[context.locale]
    const { dueOn, isOverdue, name, number, planLink, paymentsLink } = variables
    const copy = isOverdue ? text.overdue : text.upcoming
    const day = formatLongDay(dueOn, context.locale)
    const values = { ...feeVariables(variables, context), day }
    return writeMail(context, {
      subject: fill(copy.subject, values),
      heading: copy.heading,
      name,
      blocks: [
        { text: fill(copy.body, values), names: [values.title] },
        { fact: facts.amount, value: values.amount },
        { fact: facts.dueOn, value: day },
        { fact: facts.application, value: number },
        { button: text.button, link: planLink },
        { text: text.more, more: text.link, link: paymentsLink },
      ],
    })
  },
}
