import { excerptOf } from '@pravesh/shared/contact/help/thread'
import { byStudentId, type PersonRecords, personRecords } from '../portal/person-records.ts'

export const contactRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'contact-messages',
    of: byStudentId,
    sort: '-createdAt',
    lineOf: ({ reference, comment, subjectName, createdAt }) => ({
      title: reference ?? '',
      details: [excerptOf(comment), subjectName ?? ''],
      at: createdAt,
    }),
  }),
]
