import type { Invariant } from '../../portal/invariant.ts'

/** The outcome of checking one invariant. */
export interface InvariantResult {
  invariant: Invariant
  /** Number of findings, at most the limit of a report. */
  found: number
  /** Whether all records were checked. */
  complete: boolean
}
