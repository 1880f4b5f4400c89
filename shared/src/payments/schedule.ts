const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long the provider is asked about an attempt before it is given up, in milliseconds. */
const LIFETIME_MS = 24 * HOUR

/** After what share of its age so far an attempt is asked about again: soon at first, then ever more rarely. */
const SHARE = 1 / 2

/** When to ask the provider about an open attempt again: at least a minute and at most an hour from now. */
export function nextCheckAt({ startedAt, now }: { startedAt: Date; now: Date }): Date {
  const wait = (now.getTime() - startedAt.getTime()) * SHARE
  return new Date(now.getTime() + Math.min(HOUR, Math.max(MINUTE, wait)))
}

/** Whether an attempt that is still open has had all the time it gets. */
export function isOver({ startedAt, now }: { startedAt: Date; now: Date }): boolean {
  return now.getTime() - startedAt.getTime() >= LIFETIME_MS
}
