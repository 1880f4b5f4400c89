import { READING_LABELS, READING_STATES } from '@pravesh/shared/admissions/status/reading'
import type { Field } from 'payload'

const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** For whom an application waits that needs more than one reader, and who has decided. (decision 0086) */
export const readingColumns: Field[] = [
  {
    name: 'readingState',
    type: 'select',
    label: 'Second reading',
    options: READING_STATES.map((value) => ({ value, label: READING_LABELS[value] })),
    admin: { position: 'sidebar' },
  },
  // Ids of members of staff.
  { name: 'firstReader', type: 'text', admin: internal },
  { name: 'secondReader', type: 'text', admin: internal },
  // `Reading`. Closed, because the second reader decides without knowing the first decision.
  { name: 'reading', type: 'json', admin: internal, access: { read: () => false } },
]

export const readingIndexes = [{ fields: ['readingState', 'rank', 'createdAt', 'course', 'college', 'dueOn'] }]
