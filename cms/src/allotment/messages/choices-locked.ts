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
  choices: { college: string; subject: string }[]
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
        { button: text.button, link },
      ],
    })
  },
}
