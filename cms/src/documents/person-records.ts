import { formatPaise } from '@pravesh/shared/platform/money'
import { byStudentId, type PersonRecords, personRecords } from '../portal/person-records.ts'

export const documentRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'receipts',
    of: byStudentId,
    sort: '-issuedAt',
    lineOf: ({ number, description, amountPaise, issuedAt, studentName }) => ({
      title: number,
      details: [description, formatPaise(amountPaise), studentName ?? ''],
      at: issuedAt,
    }),
  }),
]
