/** How long to wait before a failed call is repeated: twice as long each time. */
export interface BackOff {
  /** The wait after the first failure, in milliseconds. */
  first: number
  longest: number
  /** Share by which waits differ at most, because many phones that lose the same network should not return at once. */
  spread?: number
}

/** The wait after so many failures, in milliseconds. */
export function waitAfter(backOff: BackOff, failures: number, random = Math.random()): number {
  const { first, longest, spread = 0 } = backOff
  const wait = Math.min(longest, first * 2 ** Math.max(0, failures - 1))
  return Math.round(wait * (1 - spread + 2 * spread * random))
}
