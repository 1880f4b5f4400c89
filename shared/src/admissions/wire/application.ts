/** An application as the contract tells it to its owner. (spec 1, 3 "Application summary"; spec 3, 3) */
import { semesterFeeTable } from '../../content/wire.ts'
import { paiseToRupees } from '../../platform/money.ts'
import type { Answers } from '../answers/answers.ts'
import type { CourseForm } from '../courses/course-form.ts'
import type { Documents } from '../documents/documents.ts'
import type { ApplicationView, EditContext } from '../status/application-view.ts'
import { decisionOf, isWithApplicant } from '../status/status.ts'
import { answersToWire } from './answers.ts'
import { documentsToWire } from './documents.ts'
import { applicationNames, ownNames, submissionNames } from './names.ts'
import type { WireRecord } from './values.ts'

/** What the contract tells besides what our own view has. */
export interface OwnApplication {
  form: CourseForm
  view: ApplicationView
  courseId: string
  collegeId: string
  /** The Aadhaar number in them is masked. */
  answers: Answers
  documents: Documents
  merchantId: string
  paymentId: string
  /** There only for one application, while it is with its owner. */
  edit?: EditContext
}

/** The contract's fields, and our own view beside them. */
export function applicationToWire(told: OwnApplication): WireRecord {
  const { form, view, courseId, collegeId, answers, documents, merchantId, paymentId, edit } = told
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
    ...answersToWire(form, answers, view.collegeName),
    [submissionNames.documents]: documentsToWire(form, documents),
    [submissionNames.agreementHtml]: view.agreementHtml,
    [ownNames.view]: view,
    ...(edit && { [ownNames.edit]: edit }),
  }
}
