/** An application as its owner sees it, beside the contract's fields. Money is in whole paise, times are ISO 8601. */
import type { CourseCode } from '../../courses/courses.ts'
import type { FeePart } from '../../fees/fees.ts'
import type { Answers } from '../answers/answers.ts'
import type { ShownSection } from '../answers/answers-shown.ts'
import type { Account } from '../answers/blank-answers.ts'
import type { StoredFile } from '../answers/form-context.ts'
import type { FormReference } from '../answers/form-reference.ts'
import type { DocumentKind, Documents } from '../documents/documents.ts'
import type { Correction } from './editing.ts'
import type { ApplicationStatus, DocumentState } from './status.ts'

/** A document of an application and what staff said of it. */
export interface ShownDocument {
  kind: DocumentKind
  file: StoredFile
  url: string
  state: DocumentState
  /** Why it was not accepted; empty otherwise. */
  reason: string
}

/** What happened to the application, as its owner may know it. */
export interface ShownEvent {
  at: string
  /** For instance `Sent back for correction`. */
  what: string
  reason: string
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
  courseFeePaise: number
  feeParts: FeePart[]
  /** Questions and answers as they were sent, the Aadhaar number masked. */
  sections: ShownSection[]
  documents: ShownDocument[]
  /** What is to be corrected, and why; null unless the application is with its owner. */
  correction: (Correction & { reason: string }) | null
  /** Why it was rejected; empty otherwise. */
  rejection: string
  events: ShownEvent[]
  agreementHtml: string
}

/** What the update form starts from; there only while the application is with its owner. */
export interface EditContext {
  answers: Answers
  documents: Documents
  files: StoredFile[]
  correction: Correction
  reference: FormReference
  feeTable: FeePart[]
  account: Account
  today: string
}
