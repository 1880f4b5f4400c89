import type { NamedReason } from '@pravesh/shared/allotment/calls/own-process'
import type { RunComparison } from '@pravesh/shared/allotment/calls/run-calls'
import type { SeatFigures } from '@pravesh/shared/allotment/figures/vacancies'
import type { PresentEntry, RoundBasis } from '@pravesh/shared/allotment/rounds/present-rows'
import type { Holder } from '@pravesh/shared/allotment/rounds/round-input'
import type { InputError } from '@pravesh/shared/allotment/run/check-input'
import type { Held } from '@pravesh/shared/allotment/run/run-input'

/** An applicant who takes part, with the subjects of the lists, which give the merit. */
export type JobEntry = Omit<PresentEntry, 'lists'> & { subjects: readonly string[] }

/** What one run reads, as plain data for the thread that computes it. */
export interface RunJob {
  title: string
  round: number
  isLastRound: boolean
  rulePack: { name: string; version: string }
  basis: RoundBasis
  /** The published final list, as stored. */
  list: string
  /** The published run of the round before, as stored, with the seats of its matrix. */
  before: { content: string; seats: RoundBasis['seats'] } | null
  /** The run to compare with, as stored. */
  compared: { content: string; with: RunComparison['with'] } | null
  /** By key, those who keep a seat. */
  holders: readonly (readonly [string, Holder])[]
}

/** What a run gave, ready to be stored. */
export interface ComputedRun {
  inputHash: string
  resultHash: string
  /** The published file: gzip as Base64. */
  content: string
  figures: SeatFigures[]
  comparison: (Omit<RunComparison, 'rows'> & { rows: Omit<RunComparison['rows'][number], 'number'>[] }) | null
  /** `ChangedSeat[]`, all of them, of which the comparison has the first: gzip as Base64. Empty without any. */
  changedSeats: string
  /** Of the published check. */
  findings: string[]
  /** `Outcome[]` of so many candidates each: gzip as Base64. */
  outcomes: string[]
  candidates: number
  seated: number
}

/** What a round means for one person. */
export interface Outcome {
  key: string
  seat: OutcomeSeat | null
  reasons: NamedReason[]
}

export interface OutcomeSeat {
  unit: string
  category: string
  /** Among the choices, from 1; 0 for a held seat that is not among them. */
  choice: number
  ways: Held['next'][]
  /** The seat that the person had before. */
  isKept: boolean
}

/** What is asked before a run is published: whether it is still what the data give, and whether its content is intact. */
export interface StoredRun {
  content: string
  inputHash: string
  resultHash: string
}

export type JobResult =
  | { kind: 'computed'; run: ComputedRun }
  | { kind: 'wrong-input'; errors: InputError[] }
  | { kind: 'units-changed' }
  | { kind: 'checked'; isSameInput: boolean; findings: string[] }

/** What the thread is sent: any number of slices of entries, then the job. */
export type ToThread =
  | { kind: 'entries'; entries: JobEntry[] }
  | { kind: 'run'; job: RunJob }
  | { kind: 'check'; job: RunJob; stored: StoredRun }
