const date = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short', year: 'numeric' } as const
const day = new Intl.DateTimeFormat('en-IN', date)
const dateTime = new Intl.DateTimeFormat('en-IN', {
  ...date,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Formats a time in Indian time, e.g. `21 Nov 2026, 12:03`; empty for none. */
export function formatDateTime(at: string | null | undefined): string {
  return at ? dateTime.format(new Date(at)) : ''
}

/** Formats the date in Indian time, e.g. `21 Nov 2026`. */
export function formatDate(at: string): string {
  return day.format(new Date(at))
}
