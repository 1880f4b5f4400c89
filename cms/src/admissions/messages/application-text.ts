import { fill } from '@pravesh/shared/platform/fill'
import type { Template } from '../../portal/message-template.ts'
import type { ApplicationNews } from './application-news.ts'
import { words } from './words/words.ts'

/** Text message about a change of an application. */
export const applicationText: Template<{ news: ApplicationNews; number: string }> = {
  key: 'application-text',
  channel: 'sms',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['application-text'].title,
  sentence: (locale) => words[locale]['application-text'].sms,
  write: ({ news, number }, { locale }) => {
    const text = words[locale]['application-text']
    const variables = { number, state: text.states[news] }
    return { text: fill(text.sms, variables), variables }
  },
}
