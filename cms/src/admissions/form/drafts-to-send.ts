import { type DraftSummary, stepOfDraft } from '@pravesh/shared/admissions/form/draft-place'
import { STEPS } from '@pravesh/shared/admissions/form/steps'
import { courseWithCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { courseOffer } from '../../content/index.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { ApplicationDraft } from '../../payload-types.ts'
import { decryptDraft } from '../drafts/draft-row.ts'

interface DraftsOptions {
  payload: Payload
  studentId: string
}

/** The forms that a student has begun for courses that accept applications now. */
export async function draftsToSend({ payload, studentId }: DraftsOptions): Promise<DraftSummary[]> {
  const rows = await readRows({
    payload,
    collection: 'application-drafts',
    where: { studentId: { equals: studentId } },
  })
  const summaries = await Promise.all(rows.map((row) => summaryOf(payload, row)))
  return summaries.filter((summary) => summary !== null)
}

async function summaryOf(payload: Payload, row: ApplicationDraft): Promise<DraftSummary | null> {
  const course = courseWithCode(row.course)
  const offer = course === null ? null : await courseOffer({ payload, course: { code: course } })
  if (course === null || !offer?.open) return null
  const content = decryptDraft(payload, row, { studentId: row.studentId, course })
  const step = content === null ? 1 : stepOfDraft(content)
  return {
    course,
    step,
    steps: STEPS.length,
    title: STEPS[step - 1]?.title ?? '',
    savedAt: row.savedAt,
    closesOn: offer.intake.closesOn,
  }
}
