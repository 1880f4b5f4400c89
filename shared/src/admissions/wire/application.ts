/** Wire format of an application for its owner. (spec 1, 3 "Application summary"; spec 3, 3) */
import { semesterFeeTable } from '../../content/wire.ts'
import { paiseToRupees } from '../../platform/money.ts'
import type { Answers } from '../answers/answers.ts'
import type { Documents } from '../documents/documents.ts'
import type { CourseForm } from '../form/course-form.ts'
import type { ApplicationView, EditContext } from '../status/application-view.ts'
import { decisionOf, isWithApplicant } from '../status/status.ts'
import { contractCategory } from './additional.ts'
import { answersToWire } from './answers.ts'
import { documentsToWire } from './documents.ts'
import { applicationNames, ownNames, submissionNames } from './names.ts'
import type { WireRecord } from './values.ts'

/** Our own view of an application, and the other fields that the contract requires. */
export interface OwnApplication {
  form: CourseForm
  view: ApplicationView
  courseId: string
  collegeId: string
  /** With the Aadhaar number masked. */
  answers: Answers
  documents: Documents
  merchantId: string
  paymentId: string
  /** Only in the reply for a single application that awaits corrections. */
  edit?: EditContext
}

export function applicationToWire(application: OwnApplication): WireRecord {
  const { form, view, courseId, collegeId, answers, documents, merchantId, paymentId, edit } = application
  return {
    [applicationNames.id]: view.id,
    [submissionNames.number]: view.number,
    [submissionNames.courseId]: courseId,
    [submissionNames.collegeId]: collegeId,
    [submissionNames.course]: view.course,
    [submissionNames.sessionYear]: view.sessionYear,
    [submissionNames.courseFeePaise]: paiseToRupees(view.courseFeePaise),
    [submissionNames.feePaise]: paiseToRupees(view.feePaise),
    [submissionNames.merchantId]: merchantId,
    [submissionNames.paymentId]: paymentId,
    [applicationNames.decision]: decisionOf(view.status),
    [applicationNames.isWithApplicant]: isWithApplicant(view.status),
    [applicationNames.feePaid]: view.feePaid,
    [applicationNames.feeStructure]: { [applicationNames.collegeFees]: view.feeParts.map(semesterFeeTable.toWire) },
    ...answersToWire(form, { ...answers, category: contractCategory(answers.category) ?? '' }, view.collegeName),
    [submissionNames.documents]: documentsToWire(form, documents),
    [submissionNames.agreementHtml]: view.agreementHtml,
    [ownNames.view]: view,
    ...(edit && { [ownNames.edit]: edit }),
  }
}
