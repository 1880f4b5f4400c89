/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 2000

/** A function that returns true once in each interval, not in the first one. */
export function inIntervals(): () => boolean {
  let last = Date.now()
  return () => {
    const isDue = Date.now() - last >= PROGRESS_MS
    if (isDue) last = Date.now()
    return isDue
  }
}

/** Per second, since a time in milliseconds. */
export const rate = (count: number, startedAt: number) =>
  Math.round((count * 1000) / Math.max(1, Date.now() - startedAt))
