import type { Payload } from 'payload'
import { isEmpty } from '../../src/database/records/is-empty.ts'

const sessionYear = '2026-2028'

/** The current session, and subjects: one that only the college teaches, one of all, and one of none. Returns its years. */
export async function aSessionWithSubjects(payload: Payload, collegeId: string): Promise<string> {
  if (!(await isEmpty(payload, 'academic-sessions'))) return sessionYear
  await payload.create({ collection: 'academic-sessions', data: { year: sessionYear, current: true } })
  await payload.create({ collection: 'subjects', data: { name: 'ENGLISH', active: true, colleges: [collegeId] } })
  await payload.create({ collection: 'subjects', data: { name: 'HISTORY', active: true } })
  await payload.create({ collection: 'subjects', data: { name: 'SANSKRIT', active: false } })
  return sessionYear
}
