import { ACCOUNT_STATE_LABELS } from '@pravesh/shared/accounts/account'
import { type PersonRecords, personRecords } from '../portal/person-records.ts'

/** The account itself, for the search for everything. */
export const accountRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'students',
    heading: 'People',
    of: ({ studentId }) => ({ id: { equals: studentId } }),
    sort: '-createdAt',
    lineOf: ({ name, phone, email, state }) => ({
      title: name,
      details: [phone, email, ACCOUNT_STATE_LABELS[state]],
      at: null,
    }),
  }),
]
