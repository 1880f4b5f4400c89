import type { Template } from '../template.ts'
import { fill } from '../words/words.ts'
import type { ApplicationNews } from './application-news.ts'

/** What has become of an application, as a text message. */
export const applicationText: Template<{ news: ApplicationNews; number: string }> = {
  channel: 'sms',
  secrets: [],
  title: (words) => words['application-text'].title,
  write: ({ news, number }, { words }) => {
    const variables = { number, state: words['application-text'].states[news] }
    return { text: fill(words['application-text'].sms, variables), variables }
  },
}
