import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { STATUS_WORDS } from '@pravesh/shared/admissions/status/status'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { withMaskedAadhaar } from '../answers/encrypted-aadhaar.ts'
import { findDraft } from '../drafts/find-draft.ts'
import { myApplications } from '../status/application-views.ts'

interface Whose {
  payload: Payload
  studentId: string
}

/** Everything about a student's applications and unsent forms; of the Aadhaar number only its end. */
export async function gatherAdmissions({ payload, studentId }: Whose): Promise<unknown> {
  const told = await myApplications({ payload, studentId, now: new Date() })
  const sent = told.map(({ view }) => ({
    number: view.number,
    course: view.courseName,
    college: view.collegeName,
    session: view.sessionYear,
    state: STATUS_WORDS[view.status].student,
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
  return { sent, begun: await begunForms({ payload, studentId }) }
}

async function begunForms({ payload, studentId }: Whose): Promise<unknown[]> {
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
