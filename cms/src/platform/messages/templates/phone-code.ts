import type { Template } from '../template.ts'
import { fill } from '../words/words.ts'

/** The code that proves a phone number, as a text message. */
export const phoneCode: Template<{ code: string; minutes: number }> = {
  channel: 'sms',
  secrets: ['code'],
  usefulFor: ({ minutes }) => minutes * 60_000,
  title: (words) => words['phone-code'].title,
  write: ({ code, minutes }, { words }) => {
    const variables = { code, minutes: String(minutes) }
    return { text: fill(words['phone-code'].sms, variables), variables }
  },
}
