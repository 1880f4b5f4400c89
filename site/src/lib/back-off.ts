/** Exponential back-off: the delay doubles after each failure. */
export interface BackOff {
  /** Delay after the first failure, in milliseconds. */
  first: number
  /** Maximum delay, in milliseconds. */
  longest: number
  /** Jitter as a fraction of the delay, so that phones that lost the same network do not return at once. */
  spread?: number
}

/** The delay after a number of failures, in milliseconds. */
export function waitAfter(backOff: BackOff, failures: number, random = Math.random()): number {
  const { first, longest, spread = 0 } = backOff
  const wait = Math.min(longest, first * 2 ** Math.max(0, failures - 1))
  return Math.round(wait * (1 - spread + 2 * spread * random))
}
