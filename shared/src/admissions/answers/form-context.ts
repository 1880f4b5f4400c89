/** What our own calls beside the contract's say: all that a form needs at once, and its draft. */
import type { CourseCode } from '../../courses/courses.ts'
import type { FeeHead, FeePart } from '../../fees/fees.ts'
import type { Documents } from '../documents/documents.ts'
import type { Answers } from './answers.ts'
import type { Account } from './blank-answers.ts'
import type { FormReference } from './form-reference.ts'

/** An uploaded file as its owner sees it. */
export interface StoredFile {
  id: string
  /** The name it had on the owner's phone. */
  name: string
  type: string
  bytes: number
}

/** How far a form has come. */
export interface DraftContent {
  /** As typed, also what is not right yet. */
  answers: Answers
  documents: Documents
  detailsSaved: boolean
  educationSaved: boolean
  termsAccepted: boolean
}

/** A draft as the server keeps it. Each save is made on top of a revision, and makes the next one. */
export interface Draft extends DraftContent {
  revision: number
  /** When it was saved last, ISO 8601. */
  savedAt: string
  files: StoredFile[]
}

/** The application that the student already has for this course and session. */
export interface ExistingApplication {
  id: string
  number: string
  feePaid: boolean
}

/** All that the form of a course needs. Money is in whole paise. */
export interface FormContext {
  course: CourseCode
  courseId: string
  courseName: string
  enrolmentOpen: boolean
  /** For instance `2026-2028`; empty while no session is open. */
  sessionYear: string
  /** What an application costs; the first is what is paid now. */
  applicationFees: FeeHead[]
  /** How the course's fee is divided. */
  feeTable: FeePart[]
  /** For B.Ed the colleges are those of the course; the subject narrows them by a call of its own. */
  reference: FormReference
  account: Account
  draft: Draft | null
  existing: ExistingApplication | null
  /** The day in India, `YYYY-MM-DD`, for ages. */
  today: string
}

/** What a save of a draft answers. */
export interface DraftSaved {
  revision: number
  savedAt: string
}

/** The status of a save that was made on top of an old revision; the answer then has the newer draft. */
export const DRAFT_CONFLICT_STATUS = 409
