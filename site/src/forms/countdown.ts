/** Whole seconds until a moment in milliseconds, never below zero; counted from the clock, for tabs in the background sleep. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** Seconds as minutes and seconds: `01:00`. (spec 1, 5) */
export function formatCountdown(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
