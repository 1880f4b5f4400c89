import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { ShownSection } from '@pravesh/shared/admissions/form/answers-shown'
import type { ChangedAnswer } from '@pravesh/shared/admissions/form/changed-answers'
import type { Part } from '@pravesh/shared/admissions/questions/parts'
import type { ApplicationMove, ApplicationStatus, DocumentState } from '@pravesh/shared/admissions/status/status'

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

/** An entry of the summary. */
export interface Fact {
  label: string
  value: string
  href?: string
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
  /** Requested corrections while the application is with the student, otherwise null. */
  requestedCorrections: { parts: Part[]; documents: string[]; reason: string } | null
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
  /** Moves possible from the current status, including those blocked by obstacles. */
  moves: StaffMove[]
  /** Reasons why the application cannot be approved yet. */
  obstacles: string[]
  /** Whether documents can be checked in the current status. */
  mayCheck: boolean
  /** The student's requests for help about the application. */
  requests: { id: string; reference: string; state: string; excerpt: string }[]
  events: PastEvent[]
  agreement: { html: string; facts: Fact[] }
}

/** Addresses of the neighbours in the list, and of the list. Neighbours are null at the ends. */
export interface ReviewPlace {
  previous: string | null
  next: string | null
  list: string
  /** Of the list, sent when asking for the next application. */
  query: string
}
