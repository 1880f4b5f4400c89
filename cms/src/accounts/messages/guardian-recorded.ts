import { fill } from '@pravesh/shared/platform/fill'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Recorded {
  /** First name and initial. */
  applicant: string
  /** The page on which the guardian sees and withdraws the consent. */
  link: string
}

/** Text message (SMS) to a parent or guardian whose consent was recorded. */
export const guardianRecorded: Template<Recorded> = {
  key: 'guardian-recorded',
  channel: 'sms',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['guardian-recorded'].title,
  sentence: (locale) => words[locale]['guardian-recorded'].sms,
  write: (variables, { locale }) => {
    const given = { ...variables }
    return { text: fill(words[locale]['guardian-recorded'].sms, given), variables: given }
  },
}
