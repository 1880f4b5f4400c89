/** Data of the calls that we added to the contract: the form context and the draft. */

import type { SharedCosts } from '../../courses/course-costs.ts'
import type { CourseCode } from '../../courses/courses.ts'
import type { Intake } from '../../courses/intake.ts'
import type { FeeHead, FeePart } from '../../fees/fees.ts'
import type { OwedView } from '../../payments/owed/owed.ts'
import type { AgreedTerms } from '../../payments/refunds/agreed-terms.ts'
import type { Answers } from '../answers/answers.ts'
import type { ApaarMode } from '../answers/apaar.ts'
import type { FormReference } from '../answers/form-reference.ts'
import type { IdentityNumbers } from '../answers/identity-numbers.ts'
import type { Documents } from '../documents/documents.ts'
import type { Account } from './blank-answers.ts'
import type { DraftPlace } from './draft-place.ts'

/** An uploaded file as its owner sees it. */
export interface StoredFile {
  id: string
  /** The original file name. */
  name: string
  type: string
  bytes: number
}

/** The content of a draft. */
export interface DraftContent {
  /** As typed; may be invalid. */
  answers: Answers
  documents: Documents
  detailsSaved: boolean
  educationSaved: boolean
  termsAccepted: boolean
  /** Where the applicant left the form; absent in drafts of earlier versions, and before anything was opened. */
  place?: DraftPlace | undefined
}

/** A stored draft. Each save names the revision it is based on and creates the next one. */
export interface Draft extends DraftContent {
  revision: number
  /** ISO 8601. */
  savedAt: string
  files: StoredFile[]
}

/** The student's existing application for this course and session. */
export interface ExistingApplication {
  id: string
  number: string
  /** The fee is to be paid, and may be paid now. */
  mayPayFee: boolean
}

/** What comes back of an application fee. */
export interface FeeRefund {
  paise: number
  /** Whether all of it has been paid out. */
  isDone: boolean
}

/** An application whose answers and documents can be copied, and what became of its fee. */
export interface EarlierApplication {
  id: string
  number: string
  course: CourseCode
  isRejected: boolean
  feePaise: number
  owed: OwedView
  feeRefund: FeeRefund | null
}

/** Everything that the form of a course needs. Amounts are in whole paise. */
export interface FormContext {
  course: CourseCode
  courseId: string
  courseName: string
  enrolmentOpen: boolean
  /** Why applications are closed, and until when they are open. */
  intake: Intake
  /** E.g. `2026-2028`; empty if no session is open. */
  sessionYear: string
  /** The fees for applying; the first one is due now. */
  applicationFees: FeeHead[]
  /** The parts of the course fee. */
  feeTable: FeePart[]
  /** To be agreed, as the costs are. */
  refundTerms: AgreedTerms
  costs: SharedCosts
  /** For B.Ed has all colleges of the course; a separate call filters them by subject. */
  reference: FormReference
  account: Account
  draft: Draft | null
  existing: ExistingApplication | null
  /** Offered for copying while there is neither a draft nor an application for the course; else null. */
  earlier: EarlierApplication | null
  /** The number of the application of an earlier session whose fee counts for this one; null if the fee is due. */
  carriedFrom: string | null
  /** The masked number of the latest application, which a form may send again; empty without one. */
  aadhaarOnFile: string
  /** What the portal keeps of the Aadhaar number; with `none` the form does not ask for it. */
  identityNumbers: IdentityNumbers
  /** Whether the form asks for the APAAR ID. */
  apaar: ApaarMode
  /** The date in India, `YYYY-MM-DD`, for checking the applicant's age. */
  today: string
}

/** The result of saving a draft. */
export interface DraftSaved {
  revision: number
  savedAt: string
}

/** HTTP status of a save or a submission of an outdated revision; a save's reply contains the newer draft. */
export const DRAFT_CONFLICT_STATUS = 409

/** The `code` of replies that refuse a version of a form: there is a newer draft, or the form was submitted already. */
export const FORM_CODES = { newerDraft: 'NEWER_DRAFT', alreadySent: 'ALREADY_SENT' } as const
