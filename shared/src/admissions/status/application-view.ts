/**
 * Our own view of an application for its owner, in addition to the contract's fields. Amounts are in whole paise, times in
 * ISO 8601.
 */
import type { SharedCosts } from '../../courses/course-costs.ts'
import type { CourseCode } from '../../courses/courses.ts'
import type { FeePart } from '../../fees/fees.ts'
import type { OwedView } from '../../payments/owed/owed.ts'
import type { AgreedTerms } from '../../payments/refunds/agreed-terms.ts'
import type { SentText } from '../../platform/sent-text.ts'
import type { Answers } from '../answers/answers.ts'
import type { ApaarMode } from '../answers/apaar.ts'
import type { FormReference } from '../answers/form-reference.ts'
import type { IdentityNumbers } from '../answers/identity-numbers.ts'
import type { ShownClaim } from '../claims/claim-labels.ts'
import type { DocumentKind, Documents } from '../documents/documents.ts'
import type { ShownSection } from '../form/answers-shown.ts'
import type { Account } from '../form/blank-answers.ts'
import type { FeeRefund, StoredFile } from '../form/form-context.ts'
import type { RejectionCode } from './rejection.ts'
import type { Correction } from './requests.ts'
import type { ApplicationStatus, DocumentState } from './status.ts'

/** The prepared texts in a reason, which pages show in their language. Reasons themselves have them in English. */
type SentTexts = readonly SentText[] | undefined

/** A document with the result of its check. */
export interface ShownDocument {
  kind: DocumentKind
  file: StoredFile
  url: string
  state: DocumentState
  /** Reason for the rejection; empty otherwise. */
  reason: string
  sentTexts?: SentTexts
}

/** An event of the history that the owner may see. */
export interface ShownEvent {
  at: string
  /** E.g. `Sent back for correction`. */
  what: string
  reason: string
  sentTexts?: SentTexts
}

/** What staff asked to correct. */
interface ShownCorrection {
  /** The name of each request. */
  labels: string[]
  reason: string
  sentTexts?: SentTexts
  /** ISO 8601; empty if it is not known. */
  requestedAt: string
  /** The last day for the corrections, `YYYY-MM-DD`; null if there is none. */
  dueOn: string | null
  /** The number of documents to replace if nothing else is asked for; else 0. */
  documentsToReplace: number
}

export interface ApplicationView {
  id: string
  number: string
  course: CourseCode
  courseName: string
  collegeName: string
  sessionYear: string
  status: ApplicationStatus
  submittedAt: string
  feePaise: number
  feePaid: boolean
  /** The fee was paid and refunded in full. */
  feeRefunded: boolean
  /** The refund of the fee, in part or whole; null if there is none. */
  feeRefund: FeeRefund | null
  /** Whether `generate-pdf` has the receipt of the fee for the id of the application, whatever became of it since. */
  hasFeeReceipt: boolean
  /** How the payment of the fee is going. */
  owed: OwedView
  courseFeePaise: number
  feeParts: FeePart[]
  /** Questions and answers as submitted, with the Aadhaar number masked. */
  sections: ShownSection[]
  documents: ShownDocument[]
  /** Null unless the application awaits corrections. */
  correction: ShownCorrection | null
  /** What the student claims, and what staff said. */
  claims: ShownClaim[]
  /** What the student may correct now without being asked, and the last day, `YYYY-MM-DD`; null if nothing. */
  correctionWindow: { labels: string[]; lastDay: string } | null
  /** The message from staff about the rejection; empty otherwise. */
  rejection: string
  /** Those in `rejection`. */
  sentTexts?: SentTexts
  /** Its kind; null otherwise, and for rejections from before there were kinds. */
  rejectionCode: RejectionCode | null
  /** What staff took back, with their reason; null unless the application is under review again because of it. */
  reopened: ShownEvent | null
  /** The day by which staff answer, `YYYY-MM-DD`; null unless the application is with them and its fee is paid. */
  answerBy: string | null
  /** Seats of its course and session are given by a merit process that applicants see. */
  hasMeritProcess: boolean
  events: ShownEvent[]
  agreementHtml: string
}

/** Data of the update form; present only while the application awaits corrections, or a correction window is open. */
export interface EditContext {
  answers: Answers
  documents: Documents
  files: StoredFile[]
  correction: Correction
  reference: FormReference
  feeTable: FeePart[]
  /** As agreed. */
  refundTerms: AgreedTerms
  costs: SharedCosts
  account: Account
  /** What the portal keeps of the Aadhaar number; with `none` the correction does not ask for it. */
  identityNumbers: IdentityNumbers
  /** Whether the correction asks for the APAAR ID. */
  apaar: ApaarMode
  today: string
}
