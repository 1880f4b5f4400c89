/** Calls of staff about marks, lists and objections. Paths below `/api`. Not part of the public contract. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import type { Marks, Verification } from '../entries/entry.ts'
import type { ExplanationCode } from '../entries/explanation.ts'
import type { Finding } from '../entries/validity.ts'
import { LIST_KINDS, type ListKind } from '../lists/list-kinds.ts'
import type { ListRow } from '../lists/merit-list.ts'
import { MAX_DECISION_LENGTH, type ObjectionState, type ObjectionSubject } from '../objections/objection.ts'
import type { ProcessRules } from '../process/rules.ts'
import type { CategoryCode, GroupCode } from '../process/units.ts'
import type { SubjectPart } from '../scores/best-of.ts'
import type { WeightedPart } from '../scores/weighted.ts'
import { sentMarks } from './marks-schema.ts'
import type { OwnService } from './own-process.ts'

export const staffEntryCalls = {
  /**
   * Query `process`, `verification` (optional), `search` in number or name (optional), `page` from 1: `{ result: EntryPage }`, the
   * marks that wait longest first.
   */
  entries: { method: 'get', path: '/merit/staff/entries' },
  /** `{ result: StaffEntry }` */
  entry: { method: 'get', path: '/merit/staff/entry/:id' },
  /** `verifySchema` */
  verify: { method: 'post', path: '/merit/staff/entry/:id/verify' },
  /** Query `kind`, and `all` for all changes after a round: `{ result: ListPreview }`. Changes nothing but what follows from the applications. */
  previewList: { method: 'get', path: '/merit/staff/process/:id/list' },
  /** `publishListSchema` */
  publishList: { method: 'post', path: '/merit/staff/process/:id/list' },
  /** Query `process`, `state` (optional), `page` from 1: `{ result: ObjectionPage }`, the oldest first. */
  objections: { method: 'get', path: '/merit/staff/objections' },
  /** `decideObjectionSchema`; `:id` is the objection's. */
  decideObjection: { method: 'post', path: '/merit/staff/objection/:id/decide' },
} as const satisfies Record<string, WireCall>

/** Longer than any number or name that staff search for. */
export const MAX_ENTRY_SEARCH = 80

export interface EntryPage {
  rows: EntryLine[]
  total: number
  pages: number
}

interface EntryLine {
  applicationId: string
  number: string
  name: string
  /** Its own, then further ones that are verified. Empty where the course has none. */
  subjects: string[]
  verification: Verification
  /** ISO 8601; null before marks are typed. */
  markedAt: string | null
  /** In ten-thousandths, of the verified marks. */
  score: number | null
  category: CategoryCode
  isValid: boolean
}

/** The typed marks of an applicant beside the documents that prove them. */
export interface StaffEntry {
  applicationId: string
  processId: string
  processTitle: string
  number: string
  name: string
  /** Of the application; empty where the course has none. */
  subject: string
  /** Further subjects that the applicant can ask for. */
  further: string[]
  /** As the applicant sees it. */
  service: OwnService | null
  /** Sent back with the verification. */
  revision: number
  scoring: ProcessRules['scoring']
  /** As typed; null before. */
  marks: Marks | null
  /** As found in the documents; null before. */
  verifiedMarks: Marks | null
  verification: Verification
  verifiedBy: string
  verifiedAt: string | null
  returnReason: string
  /** Of the verified marks, else of those typed. */
  score: number | null
  parts: SubjectPart[] | WeightedPart[]
  category: CategoryCode
  groups: GroupCode[]
  findings: Finding[]
  /** Of the application, with the ids of their files. */
  documents: { document: string; id: string; state: string }[]
  claims: { claim: string; content: string[]; state: string; lastDay: string | null }[]
  /** Until the final list has the applicant; of others until the last round. */
  canVerify: boolean
  /** While applicants can type marks. */
  canReturn: boolean
}

const MAX_REASON_LENGTH = 1000

/** `revision` is the one that the officer saw. */
export const verifySchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('verified'), revision: z.int(), marks: sentMarks }),
  z.object({
    verdict: z.literal('returned'),
    revision: z.int(),
    /** For the applicant. */
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON_LENGTH)),
  }),
])
export type SentVerification = z.infer<typeof verifySchema>

export interface ListPreview {
  kind: ListKind
  /** The version that would be published. */
  version: number
  /** Of the content; sent back to publish what was seen. */
  hash: string
  people: number
  /** Applications of the process that are not on the list, among them those with marks that wait for an officer. */
  leftOut: number
  waiting: number
  /** Seats were given by the version before, so this one only adds people, unless all changes are asked for. */
  isSupplementary: boolean
  /** Published rows that would differ, and stay as they are. */
  otherChanges: number
  changes: PreviewChange[]
  /** What prevents publication. */
  obstacles: ListObstacle[]
}

export type ListObstacle =
  | 'not-open'
  | 'too-early'
  | 'no-provisional-list'
  | 'open-objections'
  | 'final-list-published'
  | 'rounds-over'
  | 'no-additions'
  | 'unexplained-changes'
  | 'empty-list'

export interface PreviewChange {
  subject: string
  before: ListRow | null
  after: ListRow | null
  explanation: ExplanationCode | null
  /** The row itself has changed, and nothing explains it. */
  isUnexplained: boolean
}

/** `version` and `hash` as previewed. */
export const publishListSchema = z.object({
  kind: z.enum(LIST_KINDS),
  version: z.int(),
  hash: z.string(),
  /** Why rows change by which seats were given, such as the order of a court. Public. Empty: people are only added. */
  reason: z._default(z.string().check(z.trim(), z.maxLength(MAX_REASON_LENGTH)), ''),
})
export type SentListPublication = z.infer<typeof publishListSchema>

export interface ObjectionPage {
  rows: ObjectionLine[]
  total: number
  pages: number
}

export interface ObjectionLine {
  id: string
  applicationId: string
  number: string
  name: string
  about: ObjectionSubject
  text: string
  /** Id of the uploaded file; null without one. */
  document: string | null
  state: ObjectionState
  decision: string
  decidedBy: string
  /** ISO 8601. */
  sentAt: string
  decidedAt: string | null
}

export const decideObjectionSchema = z.object({
  decision: z.enum(['accepted', 'refused']),
  /** For the applicant. */
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_DECISION_LENGTH)),
})
export type SentObjectionDecision = z.infer<typeof decideObjectionSchema>
