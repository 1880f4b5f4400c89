import { formatPaise } from '@pravesh/shared/platform/money'
import { byStudentId, type PersonRecords, personRecords } from '../portal/person-records.ts'

export const learningRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'course-purchases',
    of: byStudentId,
    sort: '-startedAt',
    lineOf: ({ courseName, amountPaise, paidAt, startedAt }) => ({
      title: courseName,
      details: [formatPaise(amountPaise)],
      at: paidAt ?? startedAt,
    }),
  }),
]
