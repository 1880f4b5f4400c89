import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { withMaskedAadhaar } from '../answers/encrypted-aadhaar.ts'
import { findDraft } from '../drafts/find-draft.ts'
import { myApplications } from '../status/application-views.ts'

interface StudentOptions {
  payload: Payload
  studentId: string
}

/** Exports a student's applications and drafts, with only the last four digits of the Aadhaar number. */
export async function exportAdmissions({ payload, studentId }: StudentOptions): Promise<unknown> {
  const applications = await myApplications({ payload, studentId, now: new Date() })
  const sent = applications.map(({ view }) => ({
    number: view.number,
    course: view.courseName,
    college: view.collegeName,
    session: view.sessionYear,
    state: STATUS_LABELS[view.status].student,
    sentInAt: view.submittedAt,
    applicationFee: formatPaise(view.feePaise),
    applicationFeePaid: view.feePaid,
    courseFee: formatPaise(view.courseFeePaise),
    answers: Object.fromEntries(
      view.sections.map(({ title, rows }) => [
        title,
        Object.fromEntries(rows.map(({ label, value }) => [label, value])),
      ]),
    ),
    documents: view.documents.map(({ kind, file, state }) => ({
      document: DOCUMENT_LABELS[kind],
      file: file.name,
      state,
    })),
    history: view.events,
    agreement: view.agreementHtml,
  }))
  return { sent, begun: await exportDrafts({ payload, studentId }) }
}

async function exportDrafts({ payload, studentId }: StudentOptions): Promise<unknown[]> {
  const drafts = await Promise.all(
    COURSE_CODES.map(async (course) => ({ course, draft: await findDraft({ payload, owner: { studentId, course } }) })),
  )
  return drafts.flatMap(({ course, draft }) => {
    if (draft === null) return []
    const { answers, savedAt, files } = draft
    return [
      {
        course: COURSE_LABELS[course],
        savedAt,
        answers: withMaskedAadhaar(answers),
        files: files.map(({ name }) => name),
      },
    ]
  })
}
