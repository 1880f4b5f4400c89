import type { Claim } from '@pravesh/shared/admissions/answers/answers'
import type { AxisState, SetAxis } from '@pravesh/shared/admissions/axes/axes'
import type { Check } from '@pravesh/shared/admissions/checks/check'
import type { ClaimState, ClaimVerdict } from '@pravesh/shared/admissions/claims/claim-labels'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { DuplicateVerdict } from '@pravesh/shared/admissions/duplicates/duplicates'
import type { ShownSection } from '@pravesh/shared/admissions/form/answers-shown'
import type { ChangedAnswer } from '@pravesh/shared/admissions/form/changed-answers'
import type { Part } from '@pravesh/shared/admissions/questions/parts'
import type { HoldView } from '@pravesh/shared/admissions/status/queue-calls'
import type { ReasonText } from '@pravesh/shared/admissions/status/reason-texts'
import type { SealedNumber } from '@pravesh/shared/admissions/status/staff-calls'
import type { ApplicationMove, ApplicationStatus, DocumentState } from '@pravesh/shared/admissions/status/status'
import type { Locale } from '@pravesh/shared/platform/locale'

/** Moves made by staff. */
export type StaffMove = Exclude<ApplicationMove, 'resubmit'>

/** A document and the result of its check. */
export interface ReviewedDocument {
  id: string
  kind: DocumentKind
  label: string
  /** Original file name. */
  name: string
  type: string
  size: string
  /** Of a picture; staff see the drawn pages of a PDF. */
  url: string
  /** Of a page with the whole file. */
  viewUrl: string
  state: DocumentState
  /** Why it was not accepted; empty otherwise. */
  reason: string
  /** Who checked the document and when; empty while it is unchecked. */
  checked: string
}

/** An event in the history. */
export interface PastEvent {
  id: string
  at: string
  /** `at` in ISO 8601. */
  dateTime: string
  what: string
  by: string
  text: string
  isNote: boolean
}

/** A part of the form with the questions that were asked, or the documents. */
export interface CorrectablePart {
  part: Part
  items: { name: string; label: string }[]
}

/** An entry of the summary. */
export interface Fact {
  label: string
  value: string
  href?: string
}

/** An axis of an application, ready to show. */
export interface AxisView {
  axis: SetAxis | 'documents'
  label: string
  state: AxisState
  stateLabel: string
  /** Who set it and when; empty while it is not set, and for the documents, each of which has its own. */
  set: string
}

/** A claim with its certificate and what staff said, ready to show. */
export interface ClaimView {
  claim: Claim
  label: string
  content: string
  /** Number, authority and dates of the certificate; empty where the student stated none. */
  number: string
  authority: string
  issuedOn: string
  lastDay: string
  /** Where the rule stands that ends the certificate; empty if it names its last day, or has none. */
  lastDayBy: string
  /** The share of seats that a rule proposes, with its source; empty where none is known. */
  share: string
  /** The document that it rests on; null if none was sent. */
  document: Pick<ReviewedDocument, 'label' | 'viewUrl'> | null
  state: ClaimState
  stateLabel: string
  verdict: ClaimVerdict | null
  reason: string
  /** Who said so and when; empty while it is not checked. */
  checked: string
  /** Sent back with a check. */
  stated: string
}

/** Another application, ready to show. */
export interface ShownOther {
  id: string
  number: string
  name: string
  facts: string
  status: ApplicationStatus
  href: string
}

export interface DuplicateView {
  key: string
  revision: number
  isOpen: boolean
  reasons: string[]
  /** Who said what; empty while no one has. */
  said: string
  note: string
  /** What staff can say; empty for those who cannot. */
  verdicts: { value: DuplicateVerdict; label: string }[]
  other: ShownOther | null
}

/** Everything that the review shows about other applications of the person. */
export interface DuplicatesView {
  open: number
  duplicates: DuplicateView[]
  ofAccount: ShownOther[]
}

/** Everything that the review page shows, with texts and amounts already formatted. */
export interface ReviewData {
  id: string
  /** Sent with decisions, which fail when the application has changed since. */
  revision: number
  number: string
  name: string
  status: ApplicationStatus
  facts: Fact[]
  feePaid: boolean
  sections: ShownSection[]
  documents: ReviewedDocument[]
  /** Labels of documents whose files are missing. They count as not accepted. */
  lost: string[]
  /** Labels of optional and required documents that the student did not send. */
  notSent: string[]
  /** The day on which documents were deleted at the end of their period; empty if none were. */
  erasedOn: string
  /** Requested corrections while the application is with the student, otherwise null. */
  requestedCorrections: { labels: string[]; reason: string; dueOn: string } | null
  /** The questions and documents that staff can ask the student to correct, by part. */
  correctable: CorrectablePart[]
  /** Saved texts for reasons. */
  texts: readonly ReasonText[]
  /** In which the student reads messages, and most likely pages. */
  studentLanguage: Locale
  /** A decision that can still be undone; `revision` is null for colleagues of the person who made it. */
  undo: { text: string; revision: number | null } | null
  /** That more than one reader decides; null if one is enough, or none has decided yet. */
  reading: {
    /** What this member of staff can do about it, in a sentence. */
    text: string
    /** The decisions that this member of staff may know. */
    verdicts: { by: string; at: string; what: string; reason: string }[]
    /** Whether the next decision is that of the second reader. */
    isSecond: boolean
  } | null
  /** Whether a rejection waits for a second reader. */
  rejectionsWait: boolean
  /** The student's latest correction; null if there was none. */
  changes: {
    at: string
    answers: ChangedAnswer[]
    /** With the address of the previous file while it exists. */
    documents: { label: string; isNew: boolean; url: string | null }[]
  } | null
  /** Seats of the college; null when it was deleted. */
  seats: { text: string; warning: string; isFull: boolean } | null
  /** Label of the kind of a rejection; empty otherwise. */
  rejectionKind: string
  /** Reason for the decision; empty if none was given. */
  decisionReason: string
  /** Moves that this member of staff can make from the current status, including those blocked by obstacles. */
  moves: StaffMove[]
  /** Reasons why the application cannot be approved yet. */
  obstacles: string[]
  /** Those that remain when each document that is not checked yet is verified. */
  obstaclesOnceChecked: string[]
  /** Who works on the application. */
  work: {
    hold: HoldView
    /** Whether this member of staff takes it by opening it. */
    mayHold: boolean
    /** Name of the person to whom it is assigned; empty if it is assigned to no one. */
    assignedTo: string
    /** Colleagues to whom it can be handed over. */
    colleagues: { id: string; name: string }[]
  }
  /** Who decides; empty for a member of staff who does. */
  decidedBy: string
  /** Whether this member of staff can check documents in the current status. */
  mayCheck: boolean
  /** What a machine can check. */
  checks: Check[]
  /** The axes besides the status. */
  axes: AxisView[]
  /** What the applicant claims. */
  claims: ClaimView[]
  /** Whether the application says `GENERAL/EWS`, as applications of the contract do. */
  isCategoryNotStated: boolean
  /** What else may come from the same person. */
  others: DuplicatesView
  /** Whether this member of staff can add notes. */
  mayNote: boolean
  /** The student's requests for help about the application. */
  requests: { id: string; reference: string; state: string; excerpt: string }[]
  events: PastEvent[]
  /** `englishHtml` is the text that prevails; empty if it is the one that was accepted. */
  agreement: { html: string; englishHtml: string; facts: Fact[] }
  /** The whole numbers that this member of staff may see, each with the label of its question. */
  numbersToShow: { number: SealedNumber; label: string }[]
  /** Address of the list of who opened the application; null for staff who may not read it. */
  openedBy: string | null
}

/** Addresses of the neighbours in the list, and of the list. Neighbours are null at the ends. */
export interface ReviewPlace {
  previous: string | null
  next: string | null
  list: string
  /** Of the list, sent when asking for the next application. */
  query: string
}
