const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** The current date in India, `YYYY-MM-DD`. */
export function todayInIndia(now: Date): string {
  return indian.format(now)
}
