import { fill } from '@pravesh/shared/platform/fill'
import type { ErasureLine } from '@pravesh/shared/rights/erasure'
import type { RightKind } from '@pravesh/shared/rights/kinds'
import { recordLine } from '@pravesh/shared/rights/record-lines'
import { rightsWords } from '@pravesh/shared/rights/words/words'
import type { MailBlock } from '../../messaging/messages/mail/mail-block.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  reference: string
  kind: RightKind
  /** What the person wrote; empty if nothing. */
  question: string
  answer: string
  isRejected: boolean
  /** Of an erasure. */
  records: readonly ErasureLine[]
}

/** E-mail with the answer to a request about rights; after an erasure, with each kind of records and why it stays. */
export const rightsAnswered: Template<Variables> = {
  key: 'rights-answered',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['rights-answered'].title,
  write: ({ name, reference, kind, question, answer, isRejected, records }, context) => {
    const text = words[context.locale]['rights-answered']
    const heard: MailBlock[] = question === '' ? [] : [{ text: text.asked }, { quote: question }]
    const lines = records.map((line) => recordLine(line, rightsWords[context.locale], context.locale)).join('\n')
    const became: MailBlock[] = records.length === 0 ? [] : [{ text: text.records }, { quote: lines }]
    return writeMail(context, {
      subject: fill(text.subject, { reference }),
      heading: isRejected ? text.rejected : text.heading,
      name,
      blocks: [
        { quote: answer },
        ...became,
        { fact: text.kind, value: rightsWords[context.locale].kinds[kind] },
        { fact: text.reference, value: reference },
        ...heard,
        { note: text.notAgreed },
      ],
    })
  },
}
