import { type PersonRecords, personRecords } from '../../portal/person-records.ts'
import { HOLD_STATES } from './hold-states.ts'

/** Holds on the page of the account. */
export const holdRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'legal-holds',
    of: ({ studentId }) => ({ student: { equals: studentId } }),
    sort: '-heldAt',
    lineOf: ({ reason, state, heldBy, heldAt }) => ({
      title: reason,
      details: [HOLD_STATES[state], heldBy ?? ''],
      at: heldAt ?? null,
    }),
  }),
]
