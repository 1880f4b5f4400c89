import { DEFAULT_ADMISSION_SETTINGS as defaults } from '@pravesh/shared/admissions/status/answer-time'
import type { GlobalConfig } from 'payload'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { accessToGlobal, hiddenUnlessReadable } from '../../staff/index.ts'

const MAX_DAYS = 90

/** What applicants are promised. */
export const admissionSettingsGlobal: GlobalConfig = {
  slug: 'admission-settings',
  label: 'Admission settings',
  access: accessToGlobal('admission-settings'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    hidden: hiddenUnlessReadable('admission-settings'),
    description:
      'Applicants see the day by which you answer. A change applies at once to every application that waits.',
  },
  lockDocuments: false,
  fields: [
    wholeNumberField({
      name: 'workingDaysToDecide',
      label: 'Working days to decide',
      description:
        'Counted from the day after the application fee is paid, or the application comes back to you. Sundays do not count. Public holidays do.',
      value: defaults.workingDaysToDecide,
      min: 1,
      max: MAX_DAYS,
    }),
    {
      name: 'worksOnSaturdays',
      type: 'checkbox',
      label: 'Saturday is a working day',
      defaultValue: defaults.worksOnSaturdays,
    },
  ],
}
