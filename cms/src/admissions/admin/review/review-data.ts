import type { ShownSection } from '@pravesh/shared/admissions/answers/answers-shown'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { Part } from '@pravesh/shared/admissions/status/parts'
import type { ApplicationStatus, DocumentState } from '@pravesh/shared/admissions/status/status'
import type { StaffMove } from './decide/move-forms.ts'

/** A document beside what staff said of it. */
export interface ReviewedDocument {
  id: string
  kind: DocumentKind
  label: string
  /** The name it had on the student's phone. */
  name: string
  type: string
  size: string
  url: string
  state: DocumentState
  /** Why it was not accepted; empty otherwise. */
  reason: string
  /** Who said so and when; empty while nobody has. */
  checked: string
}

/** One line of the history. */
export interface PastEvent {
  id: string
  at: string
  /** The same for programs, ISO 8601. */
  dateTime: string
  what: string
  by: string
  text: string
  isNote: boolean
}

/** A fact of the heading. */
export interface Fact {
  label: string
  value: string
  href?: string
}

/** All that the review of an application shows: words and amounts are ready to be read. */
export interface ReviewData {
  id: string
  /** Decisions are made on top of the revision that the officer saw. */
  revision: number
  number: string
  name: string
  status: ApplicationStatus
  facts: Fact[]
  feePaid: boolean
  sections: ShownSection[]
  documents: ReviewedDocument[]
  /** Documents that the form asked for and that were not sent. */
  notSent: string[]
  /** What was asked of the student, while the application is with them. */
  asked: { parts: Part[]; documents: string[]; reason: string } | null
  /** Why it was decided so; empty where nobody said. */
  decisionReason: string
  /** Moves that the rules know from here, whether or not something stands in their way. */
  moves: StaffMove[]
  /** Why it cannot be approved yet. */
  obstacles: string[]
  /** Documents may be checked now. */
  mayCheck: boolean
  events: PastEvent[]
  agreement: { html: string; facts: Fact[] }
}
