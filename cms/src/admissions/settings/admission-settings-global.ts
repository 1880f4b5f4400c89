import { DEFAULT_ADMISSION_SETTINGS as defaults } from '@pravesh/shared/admissions/status/answer-time'
import type { GlobalConfig } from 'payload'
import { DAY } from '../../admin-kit/dates/date-inputs.ts'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { accessToGlobal, hiddenUnlessReadable, onlySystem } from '../../staff/index.ts'
import { apaarFields } from './apaar-fields.ts'
import { checkFields } from './check-fields.ts'
import { correctionFields } from './correction-fields.ts'
import { identityNumbersFields } from './identity-numbers-fields.ts'
import { readingFields } from './reading-fields.ts'
import { DEFAULT_SECONDS_TO_UNDO, MAX_SECONDS_TO_UNDO } from './undo-time.ts'

const MAX_DAYS = 90
/** More than ten years of public holidays. */
const MAX_HOLIDAYS = 300

/** What applicants are promised, and what is kept of them. */
export const admissionSettingsGlobal: GlobalConfig = {
  slug: 'admission-settings',
  label: 'Admission settings',
  access: accessToGlobal('admission-settings'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    hidden: hiddenUnlessReadable('admission-settings'),
    description:
      'Applicants see the day by which you answer. Within a few minutes, a change applies to every application that waits.',
  },
  lockDocuments: false,
  fields: [
    wholeNumberField({
      name: 'workingDaysToDecide',
      label: 'Working days to decide',
      description:
        'Counted from the day after the application fee is paid, or the application comes back to you. Sundays and the holidays below do not count.',
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
    wholeNumberField({
      name: 'secondsToUndo',
      label: 'Seconds to undo a decision',
      description:
        'So long can the person who decided undo it. The student sees the decision and is notified after that. 0 for at once.',
      value: DEFAULT_SECONDS_TO_UNDO,
      max: MAX_SECONDS_TO_UNDO,
    }),
    ...readingFields,
    ...correctionFields,
    {
      name: 'holidays',
      type: 'array',
      label: 'Holidays',
      labels: { singular: 'Holiday', plural: 'Holidays' },
      maxRows: MAX_HOLIDAYS,
      admin: { description: 'Days on which the office is closed. Sundays are not needed here.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'day', type: 'date', required: true, label: 'Day', admin: { date: DAY } },
            { name: 'name', type: 'text', required: true, maxLength: 80, label: 'Name' },
          ],
        },
      ],
    },
    {
      name: 'overdueReportTo',
      type: 'relationship',
      relationTo: 'staff',
      hasMany: true,
      label: 'Daily e-mail about overdue applications to',
      admin: { description: 'Administrators get it if you choose no one.' },
    },
    // The day in India of the last report. (queue/report-overdue.ts)
    {
      name: 'overdueReportedOn',
      type: 'text',
      access: { create: onlySystem, update: onlySystem },
      admin: { hidden: true },
    },
    {
      // The settings by which the stored days are calculated. (queue/recalculate-due-days.ts)
      name: 'daysCalculatedFor',
      type: 'text',
      access: { create: onlySystem, update: onlySystem },
      admin: { hidden: true },
    },
    ...identityNumbersFields,
    ...apaarFields,
    ...checkFields,
  ],
}
