import { STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { Where } from 'payload'
import { idOf } from '../database/records/relation.ts'
import { type PersonRecords, personRecords } from '../portal/person-records.ts'
import { readableApplications } from './applications/readable-applications.ts'

export const admissionRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'applications',
    of: ({ studentId }) => ({ student: { equals: studentId } }),
    sort: '-submittedAt',
    lineOf: ({ number, studentName, studentPhone, course, collegeName, status, submittedAt }) => ({
      title: `${studentName}, ${number}`,
      details: [COURSE_LABELS[course], collegeName, STATUS_LABELS[status].staff, studentPhone],
      at: submittedAt,
    }),
  }),
  personRecords({
    collection: 'application-events',
    heading: 'Notes of colleagues',
    isPartOfOthers: true,
    of: async ({ payload, user, studentId }) => {
      const conditions: Where[] = [{ kind: { equals: 'note' } }]
      return { and: [...conditions, { application: { in: await readableApplications({ payload, user, studentId }) } }] }
    },
    sort: '-at',
    lineOf: ({ text, by, at, application }) => ({
      title: text ?? '',
      details: [by],
      at,
      href: `/admin/collections/applications/${idOf(application)}`,
    }),
  }),
]
