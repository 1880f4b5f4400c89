import { DEFAULT_ADMISSION_SETTINGS } from '@pravesh/shared/admissions/status/answer-time'
import type { Placeholder } from '../../content/index.ts'

const slug = 'admission-settings'

/** What texts promise applicants, as their messages and pages do. */
export const answerTimeText: Placeholder = {
  name: 'time to decide',
  meaning: 'about an application, from Admission settings',
  settings: [slug],
  async value(records) {
    const count = (await records.global(slug))?.workingDaysToDecide ?? DEFAULT_ADMISSION_SETTINGS.workingDaysToDecide
    return `${count} working ${count === 1 ? 'day' : 'days'}`
  },
}
