import { coursesWithQuestion } from '@pravesh/shared/admissions/courses/registry'
import type { CollectionSlug, Where } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import type { RecordUse, StoredRecord } from '../../portal/record-use.ts'
import { countDrafts } from './count-drafts.ts'

/** References from applications, drafts and fees to courses, colleges, subjects and sessions. */
export const recordUses: RecordUse[] = [
  countOf('applications', {
    of: 'courses',
    noun: ['application', 'applications'],
    where: ({ id, code }) => anyOf([{ courseRecord: { equals: id } }, { course: { equals: code } }]),
  }),
  countOf('application-drafts', {
    of: 'courses',
    noun: ['unsent form', 'unsent forms'],
    where: ({ code }) => ({ course: { equals: code } }),
  }),
  countOf('fee-structures', {
    of: 'courses',
    noun: ['fee', 'fees'],
    allowsUnpublishing: true,
    where: ({ code }) => ({ course: { equals: code } }),
  }),
  countOf('applications', {
    of: 'colleges',
    noun: ['application', 'applications'],
    where: ({ id }) => ({ college: { equals: id } }),
  }),
  {
    of: 'colleges',
    noun: ['unsent form', 'unsent forms'],
    find: async ({ payload, record }) => ({
      total: await countDrafts({ payload, answers: { collegeId: record.id } }),
    }),
  },
  countOf('applications', {
    of: 'subjects',
    noun: ['application', 'applications'],
    where: ({ name }) => ({ course: { in: coursesWithQuestion('subject') }, subject: { equals: name } }),
  }),
  {
    of: 'subjects',
    noun: ['unsent form', 'unsent forms'],
    find: async ({ payload, record }) => ({
      total: await countDrafts({
        payload,
        courses: coursesWithQuestion('subject'),
        answers: { subject: String(record.name) },
      }),
    }),
  },
  countOf('applications', {
    of: 'academic-sessions',
    noun: ['application', 'applications'],
    where: ({ year }) => ({ sessionYear: { equals: year } }),
  }),
]

const anyOf = (conditions: Where[]): Where => ({ or: conditions })

interface Counting extends Omit<RecordUse, 'find'> {
  where: (record: StoredRecord) => Where
}

function countOf(collection: CollectionSlug, { where, ...use }: Counting): RecordUse {
  return {
    ...use,
    find: async ({ payload, record }) => ({
      total: await countRows({ payload, collection, where: where(record) }),
    }),
  }
}
