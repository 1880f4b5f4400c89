/** The first and the longest wait before a save is tried again, in milliseconds. */
const FIRST = 2000
const LONGEST = 60_000

/** How long to wait after so many saves without an answer, in milliseconds: twice as long each time, a minute at most. */
export function waitAfter(failures: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1))
}
