/** Calendar days as text, `YYYY-MM-DD`, which sorts by date. */
const DAY_MS = 24 * 60 * 60_000

const timeOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`)

/** The day a number of days after another; before it if the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The number of days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS)
}
