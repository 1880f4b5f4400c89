import {
  AFTER_DEADLINE,
  type AfterDeadline,
  DEFAULT_CORRECTION_SETTINGS as defaults,
} from '@pravesh/shared/admissions/status/correction-deadline'
import type { Field } from 'payload'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'

const LABELS: Record<AfterDeadline, string> = {
  flag: 'It stays with the student, and its history says so',
  return: 'It comes back to us as it is',
  close: 'It is rejected. Those that are approved come back as they are',
}

const MAX_DAYS = 90
const [first, last] = defaults.reminderDays

/** By when students correct their applications, and what happens then. Read by `correctionSettings`. */
export const correctionFields: Field[] = [
  wholeNumberField({
    name: 'correctionDays',
    label: 'Days for a correction',
    description:
      'The student reads the last day in the message and on the status page. For each request you can choose another day. 0 for no deadline. A change applies to new requests.',
    value: defaults.correctionDays,
    max: MAX_DAYS,
  }),
  {
    type: 'row',
    fields: [
      wholeNumberField({
        name: 'firstReminderDays',
        label: 'First reminder, days before',
        description: '0 for none.',
        ...(first !== undefined && { value: first }),
        max: MAX_DAYS,
        width: '50%',
      }),
      wholeNumberField({
        name: 'lastReminderDays',
        label: 'Last reminder, days before',
        description: '0 for none.',
        ...(last !== undefined && { value: last }),
        max: MAX_DAYS,
        width: '50%',
      }),
    ],
  },
  {
    name: 'afterDeadline',
    type: 'select',
    label: 'When the last day has passed without a correction',
    defaultValue: defaults.afterDeadline,
    options: AFTER_DEADLINE.map((value) => ({ value, label: LABELS[value] })),
    admin: { isClearable: false },
  },
]
