import { fill } from '@pravesh/shared/platform/fill'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/** Text message (SMS) with the code by which a parent or guardian gives consent for a minor. */
export const guardianCode: Template<{ code: string; minutes: number }> = {
  key: 'guardian-code',
  channel: 'sms',
  audience: 'student',
  secrets: ['code'],
  usefulFor: ({ minutes }) => minutes * 60_000,
  title: (locale) => words[locale]['guardian-code'].title,
  sentence: (locale) => words[locale]['guardian-code'].sms,
  write: ({ code, minutes }, { locale }) => {
    const text = words[locale]['guardian-code']
    const variables = { code, minutes: String(minutes) }
    return { text: fill(text.sms, variables), variables }
  },
}
