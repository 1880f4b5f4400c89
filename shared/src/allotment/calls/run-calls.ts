/** Calls of staff about runs, seats and joining. Not part of the public contract. Amounts in paise, times ISO 8601. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import type { ChangedSeat } from '../compare/compare-runs.ts'
import type { OfferStatus } from '../offers/status.ts'
import type { RunState } from '../run/run-states.ts'
import type { VacancyRow } from './public-calls.ts'

export const runCalls = {
  /** A dry run of the next round: `{ result: RunView }`. */
  run: { method: 'post', path: '/merit/staff/process/:id/run' },
  /** `{ result: ProcessRuns }` */
  runs: { method: 'get', path: '/merit/staff/process/:id/runs' },
  /** `{ result: RunView }` */
  one: { method: 'get', path: '/merit/staff/run/:id' },
  /** By another person than who ran it: `{ result: RunRow }`. */
  publish: { method: 'post', path: '/merit/staff/run/:id/publish' },
  /** Query `status` (optional) and `page` from 1: `{ result: OfferPage }`, within the limit of the member of staff. */
  offers: { method: 'get', path: '/merit/staff/process/:id/offers' },
  /** The applicant has shown the originals, which verifies the documents: `joinSchema`. */
  join: { method: 'post', path: '/merit/staff/offer/:id/join' },
} as const satisfies Record<string, WireCall>

export interface RunRow {
  id: string
  round: number
  /** Within the round, from 1. */
  number: number
  state: RunState
  ranAt: string
  ranBy: string
  publishedAt: string | null
  publishedBy: string | null
  inputHash: string
  resultHash: string
}

export interface ProcessRuns {
  /** Newest first. */
  runs: RunRow[]
  /** The round that can be run next; null after the last one. */
  nextRound: number | null
  /** Why it cannot be run now; empty if it can. */
  obstacle: string
}

export interface RunView extends RunRow {
  processId: string
  /** People who took part, and those with a seat. */
  candidates: number
  seated: number
  figures: VacancyRow[]
  /** Null without a run before it. */
  comparison: RunComparison | null
  /** What the published check found; a run with findings cannot be published. */
  findings: string[]
  /** Whether the one who reads it may publish it. */
  isPublishable: boolean
}

export interface RunComparison {
  /** The run before in the same round, else the published one of the round before. */
  with: 'run-before' | 'round-before'
  total: number
  causes: Partial<Record<ChangedSeat['cause'], number>>
  /** The first of them, by key. */
  rows: (ChangedSeat & { number: string })[]
}

export interface OfferPage {
  rows: OfferRow[]
  total: number
  pages: number
}

/** A document that is compared with its original at joining. */
export interface OfferDocument {
  /** `DocumentKind` */
  kind: string
  /** Of the file. */
  id: string
  /** `DocumentState` */
  state: string
}

export interface OfferRow {
  id: string
  revision: number
  round: number
  applicationId: string
  number: string
  studentName: string
  unit: string
  college: string
  subject: string
  category: string
  choice: number
  status: OfferStatus
  next: 'freeze' | 'float' | 'slide' | null
  respondBy: string
  costsPaise: number
  duePaise: number
  paidPaise: number
  refundedPaise: number
  joinedAt: string | null
  /** Of those who can join. */
  documents: OfferDocument[]
}

const MAX_DOCUMENTS = 50

/** The revision that the member of staff saw, and the ids of the documents whose originals agree with them. */
export const joinSchema = z.object({
  revision: z.int(),
  documents: z._default(
    z
      .array(z.string().check(z.maxLength(64)), 'Tick the originals that you have compared.')
      .check(z.maxLength(MAX_DOCUMENTS)),
    [],
  ),
})
