import { fill } from '@pravesh/shared/platform/fill'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/** Text message (SMS) with the code that verifies a phone number. */
export const phoneCode: Template<{ code: string; minutes: number }> = {
  key: 'phone-code',
  channel: 'sms',
  audience: 'student',
  secrets: ['code'],
  usefulFor: ({ minutes }) => minutes * 60_000,
  title: (locale) => words[locale]['phone-code'].title,
  sentence: (locale) => words[locale]['phone-code'].sms,
  write: ({ code, minutes }, { locale }) => {
    const text = words[locale]['phone-code']
    const variables = { code, minutes: String(minutes) }
    return { text: fill(text.sms, variables), variables }
  },
}
