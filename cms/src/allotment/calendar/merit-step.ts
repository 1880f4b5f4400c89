import type { StepMessage } from '@pravesh/shared/allotment/process/step-messages'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { translator } from '@pravesh/shared/platform/translate'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { type Words, words } from './words/words.ts'

/** The reminder before the choices are locked has words of its own for those who have ranked in vain. */
export type StepText = StepMessage | 'choices-not-counting'

interface Variables {
  about: StepText
  name: string
  /** The application's number. */
  number: string
  /** Its label in the default language. */
  course: string
  /** The day that the message names, `YYYY-MM-DD`. */
  day: string
  /** Address of the page of the process. */
  link: string
}

/** E-mail about a step of a merit process that has begun or ends. */
export const meritStep: Template<Variables> = {
  key: 'merit-step',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['merit-step'].title,
  write: ({ about, name, number, course, day: named, link }, context) => {
    const text = words[context.locale]['merit-step']
    const copy = text[about]
    const day = formatLongDay(named, context.locale)
    const values = { number, day, course: translator(context.locale, [courseTranslations])(course) }
    return writeMail(context, {
      subject: fill(copy.subject, values),
      heading: fill(copy.heading, values),
      name,
      blocks: [{ text: fill(copy.body, values) }, ...dayBlock(about, text, day), { button: text.button, link }],
    })
  },
}

function dayBlock(about: StepText, { until, nextRound }: Words['merit-step'], day: string) {
  if (about === 'no-seat-at-last') return []
  return [{ fact: about === 'no-seat' ? nextRound : until, value: day }]
}
