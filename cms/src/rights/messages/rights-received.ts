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
  link: string
}

/** E-mail that confirms a request about rights, with the last day for the answer. */
export const rightsReceived: Template<Variables> = {
  key: 'rights-received',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['rights-received'].title,
  write: ({ name, reference, kind, answerBy, link }, context) => {
    const text = words[context.locale]['rights-received']
    return writeMail(context, {
      subject: fill(text.subject, { reference }),
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, { day: formatLongDay(answerBy, context.locale) }) },
        { fact: text.kind, value: rightsWords[context.locale].kinds[kind] },
        { fact: text.reference, value: reference },
        { button: text.button, link },
      ],
    })
  },
}
