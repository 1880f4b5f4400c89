import { parseDate } from './dates.ts'

export const CERTIFICATE_MESSAGES = {
  date: 'Enter the date as day, month and year, e.g. 15/08/2023',
  future: 'The date of a certificate cannot be in the future',
  reversed: 'A certificate cannot end before its date. Compare both dates with it.',
  tooOld: 'Compare the year with the certificate',
} as const

/** Older than any certificate of a person of the highest age. */
const FIRST_DATE = '1940-01-01'
/** Dates are compared as text, so the year has to be a usual one. */
const LAST_DATE = '2199-12-31'

/** The error message for the date of a certificate, or null. Dates are `YYYY-MM-DD`. */
export function issueDateError(typed: string, today: string): string | null {
  const date = parseDate(typed)
  if (date === null) return CERTIFICATE_MESSAGES.date
  if (date > today) return CERTIFICATE_MESSAGES.future
  return date < FIRST_DATE ? CERTIFICATE_MESSAGES.tooOld : null
}

/** The error message for the last day of a certificate, or null. A day in the past is accepted: it is then expired. */
export function lastDayError(typed: string, issuedOn: string): string | null {
  const date = parseDate(typed)
  if (date === null) return CERTIFICATE_MESSAGES.date
  if (date < issuedOn) return CERTIFICATE_MESSAGES.reversed
  return date < FIRST_DATE || date > LAST_DATE ? CERTIFICATE_MESSAGES.tooOld : null
}
