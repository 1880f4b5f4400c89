import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/** Text message to the old phone of an account that has a new one. */
export const phoneChangedText: Template<Record<never, never>> = {
  key: 'phone-changed-text',
  channel: 'sms',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['phone-changed-text'].title,
  sentence: (locale) => words[locale]['phone-changed-text'].sms,
  write: (_, { locale }) => ({ text: words[locale]['phone-changed-text'].sms, variables: {} }),
}
