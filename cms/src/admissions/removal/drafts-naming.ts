import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload, Where } from 'payload'
import type { ApplicationDraft } from '../../payload-types.ts'
import { openDraft } from '../drafts/draft-row.ts'

/** Drafts read at a time. */
const BATCH = 200

interface NamingOptions {
  payload: Payload
  /** Only in the forms of these. */
  courses?: readonly CourseCode[]
  /** The answers to look for; all must be equal. */
  answers: Answers
}

/** How many unsent forms give these answers. Drafts are encrypted, so each has to be opened. */
export async function draftsNaming({ payload, courses, answers }: NamingOptions): Promise<number> {
  let total = 0
  let after = ''
  while (true) {
    const conditions: Where[] = [
      ...(courses === undefined ? [] : [{ course: { in: [...courses] } }]),
      ...(after === '' ? [] : [{ id: { greater_than: after } }]),
    ]
    const { docs } = await payload.db.find<ApplicationDraft>({
      collection: 'application-drafts',
      where: { and: conditions },
      sort: 'id',
      limit: BATCH,
      pagination: false,
    })
    total += docs.filter((row) => names(payload, row, answers)).length
    if (docs.length < BATCH) return total
    after = docs.at(-1)?.id ?? ''
  }
}

function names(payload: Payload, row: ApplicationDraft, wanted: Answers): boolean {
  const draft = openDraft(payload, row, { studentId: row.studentId, course: row.course as CourseCode })
  return draft !== null && Object.entries(wanted).every(([name, value]) => Reflect.get(draft.answers, name) === value)
}
