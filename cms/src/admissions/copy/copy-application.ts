import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { copiedAnswers } from '@pravesh/shared/admissions/form/copied-answers'
import type { Draft, DraftContent } from '@pravesh/shared/admissions/form/form-context'
import { requestedDocuments } from '@pravesh/shared/admissions/form/requested-documents'
import type { Payload } from 'payload'
import type { CourseOffer } from '../../content/index.ts'
import { notFound } from '../../foundation/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { ownApplication } from '../changes/own-application.ts'
import { findDraft } from '../drafts/find-draft.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { findCourse } from '../form/find-course.ts'
import { formReference } from '../form/form-reference.ts'
import { copyDocuments } from '../uploads/index.ts'

interface CopyOptions {
  payload: Payload
  studentId: string
  /** Id or code of the course to apply for. */
  course: string
  /** The application to copy from. */
  applicationId: string
  now: Date
}

/**
 * Starts a draft with the answers and documents of one of the student's applications, for the same or another course. What
 * the student agreed to is not copied. A stored draft, e.g. of another device that copied first, stays as it is and is
 * returned. Returns null when the student has applied for the course in the meantime. Throws a Problem: 404 for another
 * student's application, 429, 503.
 */
export async function copyApplication(options: CopyOptions): Promise<Draft | null> {
  const { payload, studentId, course: named, applicationId: id, now } = options
  const application = await ownApplication({ payload, studentId, id, now })
  const course = await findCourse({ payload, named })
  const owner = { studentId, course: course.code }
  const stored = await findDraft({ payload, owner })
  if (stored !== null) return stored
  if (!course.visible) throw notFound('course')
  const content = await copiedContent(payload, course, application)
  const outcome = await saveDraft({ payload, owner, content, revision: 0, now })
  if (outcome.kind === 'sent') return null
  return outcome.kind === 'newer' ? outcome.draft : findDraft({ payload, owner })
}

async function copiedContent(
  payload: Payload,
  course: CourseOffer,
  application: ApplicationRecord,
): Promise<DraftContent> {
  const form = formOf(course.code)
  const { studentId, answers: before } = application
  const reference = await formReference({ payload, course, subject: before.subject ?? '' })
  const answers = copiedAnswers({ form, answers: before, reference })
  const documents = requestedDocuments(form, answers, application.documents)
  return {
    answers,
    documents: await copyDocuments({ payload, studentId, documents }),
    detailsSaved: false,
    educationSaved: false,
    termsAccepted: false,
  }
}
