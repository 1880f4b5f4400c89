import { byStudentId, type PersonRecords, personRecords } from '../portal/person-records.ts'

export const messageRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'messages',
    of: byStudentId,
    sort: '-createdAt',
    lineOf: ({ subject, channel, to, createdAt }) => ({
      title: subject ?? (channel === 'sms' ? 'Text message' : 'E-mail'),
      details: [to],
      at: createdAt,
    }),
  }),
]
