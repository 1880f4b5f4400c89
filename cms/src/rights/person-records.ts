import { RIGHT_LABELS, RIGHT_STATE_LABELS } from '@pravesh/shared/rights/kinds'
import { byStudentId, type PersonRecords, personRecords } from '../portal/person-records.ts'

/** Requests about rights on the page of the account. */
export const rightsRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'rights-requests',
    of: byStudentId,
    sort: '-askedAt',
    lineOf: ({ reference, kind, state, askedAt }) => ({
      title: reference,
      details: [RIGHT_LABELS[kind], RIGHT_STATE_LABELS[state]],
      at: askedAt,
    }),
  }),
]
