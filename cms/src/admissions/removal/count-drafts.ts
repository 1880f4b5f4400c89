import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { ApplicationDraft } from '../../payload-types.ts'
import { decryptDraft } from '../drafts/draft-row.ts'

/** Drafts per query. */
const BATCH = 200

interface CountOptions {
  payload: Payload
  /** Limits the search to these courses. */
  courses?: readonly CourseCode[]
  /** Answers to look for; all must match. */
  answers: Answers
}

/** Counts the drafts with these answers. Decrypts every draft, because encrypted answers cannot be queried. */
export async function countDrafts({ payload, courses, answers }: CountOptions): Promise<number> {
  let total = 0
  let after = ''
  while (true) {
    const conditions: Condition<'application-drafts'>[] = [
      ...(courses === undefined ? [] : [{ course: { in: [...courses] } }]),
      ...(after === '' ? [] : [{ id: { greater_than: after } }]),
    ]
    const rows = await readRows({
      payload,
      collection: 'application-drafts',
      where: { and: conditions },
      sort: 'id',
      limit: BATCH,
    })
    total += rows.filter((row) => hasAnswers(payload, row, answers)).length
    if (rows.length < BATCH) return total
    after = rows.at(-1)?.id ?? ''
  }
}

function hasAnswers(payload: Payload, row: ApplicationDraft, wanted: Answers): boolean {
  const draft = decryptDraft(payload, row, { studentId: row.studentId, course: row.course as CourseCode })
  return draft !== null && Object.entries(wanted).every(([name, value]) => Reflect.get(draft.answers, name) === value)
}
