/** Dates of birth: stored as `YYYY-MM-DD`, shown and sent as `dd/mm/yyyy`. (spec 2, 3) */

import { westernDigits } from '../../platform/digits.ts'

/** In whole years. */
export const APPLICANT_AGE = { min: 15, max: 80 } as const

/** Parses `dd/mm/yyyy` (also with `-`, `.`, single digits, Hindi or Bengali digits) to `YYYY-MM-DD`; null if there is no such date. */
export function parseDate(typed: string): string | null {
  const text = westernDigits(typed).trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const typedDate = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : typedDate
      ? [typedDate[3], typedDate[2], typedDate[1]]
      : []
  if (year === undefined || month === undefined || day === undefined) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : date
}

/** Formats `YYYY-MM-DD` as `dd/mm/yyyy`; returns anything else unchanged. */
export function formatDate(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}

/** Age in whole years on a date; both dates are `YYYY-MM-DD`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}
