const date = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short', year: 'numeric' } as const
const day = new Intl.DateTimeFormat('en-IN', date)
const moment = new Intl.DateTimeFormat('en-IN', {
  ...date,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment in India as staff read it, e.g. `21 Nov 2026, 12:03`; empty for none. */
export function shownMoment(at: string | null | undefined): string {
  return at ? moment.format(new Date(at)) : ''
}

/** The day of a moment in India, e.g. `21 Nov 2026`. */
export function shownDay(at: string): string {
  return day.format(new Date(at))
}
