import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { RightKind } from '@pravesh/shared/rights/kinds'
import { rightsWords } from '@pravesh/shared/rights/words/words'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  reference: string
  kind: RightKind
  /** The last day for the answer (ISO 8601). */
  answerBy: string
  /** The request in the admin. */
  link: string
}

/** E-mail to the office about a request. What the person wrote is read in the admin only. */
export const rightsAsked: Template<Variables> = {
  key: 'rights-asked',
  channel: 'email',
  audience: 'staff',
  secrets: [],
  title: (locale) => words[locale]['rights-asked'].title,
  write: ({ name, reference, kind, answerBy, link }, context) => {
    const text = words[context.locale]['rights-asked']
    const right = rightsWords[context.locale].kinds[kind]
    return writeMail(context, {
      subject: fill(text.subject, { kind: right, reference }),
      heading: text.heading,
      blocks: [
        { text: fill(text.body, { name, day: formatLongDay(answerBy, context.locale) }) },
        { fact: text.kind, value: right },
        { fact: text.reference, value: reference },
        { button: text.button, link },
      ],
    })
  },
}
