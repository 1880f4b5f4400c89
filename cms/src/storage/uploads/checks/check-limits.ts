/** Limits of one check in its process. */
export interface CheckLimits {
  /** Processor time in milliseconds. */
  cpuMs: number
  /** Elapsed time in milliseconds, from when the process has the file. */
  elapsedMs: number
  /** Resident memory of the process in bytes. */
  memoryBytes: number
}

/**
 * A picture of 64 megapixels and a PDF of 5 MB need a third of the processor time and half of the memory. The elapsed time is for a check
 * that waits for ever; a busy machine takes longer than the processor time alone.
 */
export const CHECK_LIMITS: CheckLimits = { cpuMs: 2500, elapsedMs: 20_000, memoryBytes: 700_000_000 }

/** Why a check did not finish; `crash` without a limit exceeded, `elapsed` when the machine was too busy. */
export type Failure = 'cpu' | 'memory' | 'elapsed' | 'crash'

/** Thrown when a check does not finish. */
export class CheckFailed extends Error {
  override name = 'CheckFailed'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`The check of a file did not finish: ${failure}.`)
    this.failure = failure
  }
}
