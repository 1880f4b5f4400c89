const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** A time in India. */
export function istTime(iso: string): string {
  return time.format(new Date(iso))
}

/** A day in India. */
export function istDay(iso: string): string {
  return day.format(new Date(iso))
}
