import type { Counting } from '@pravesh/shared/allotment/entries/counting'
import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { listWords } from './list-words.ts'
import { NAMING_UNITS, unitNames } from './unit-names.ts'

interface Variables {
  name: string
  /** The title of the process. */
  process: string
  /** The application's number. */
  number: string
  /** The most wanted first. */
  choices: { college: string; subject: string; counts: Counting }[]
  /** Address of the applicant's merit page. */
  link: string
}

/** E-mail: a copy of the choices with which an applicant takes part in the rounds. */
export const choicesLocked: Template<Variables> = {
  key: 'choices-locked',
  channel: 'email',
  audience: 'student',
  secrets: [],
  shows: NAMING_UNITS,
  title: (locale) => listWords[locale]['choices-locked'].title,
  write: ({ name, process, number, choices, link }, context) => {
    const text = listWords[context.locale]['choices-locked']
    const notCounting = choices.flatMap(({ counts }, at) => (counts === 'yes' ? [] : [at + 1]))
    return writeMail(context, {
      subject: fill(text.subject, { number }),
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, { process, number }), names: [process] },
        ...choices.map((choice, at) => {
          const { college, list } = unitNames(choice, context)
          const names = [college, list].filter(Boolean)
          return { fact: String(at + 1), value: names.join(', '), names }
        }),
        ...(notCounting.length === 0 ? [] : [{ text: fill(text.notCounting, { places: notCounting.join(', ') }) }]),
        { button: text.button, link },
      ],
    })
  },
}
