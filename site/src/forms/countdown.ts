/**
 * Whole seconds until a timestamp in milliseconds, at least 0. Computed from the clock, because browsers throttle
 * timers in background tabs.
 */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** Formats seconds as minutes and seconds: `01:00`. (spec 1, 5) */
export function formatCountdown(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
