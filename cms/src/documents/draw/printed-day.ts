const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as `2026-11-22` in words: `22 November 2026`. */
export function printedDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
