/** Dates of birth: `YYYY-MM-DD` inside, `dd/mm/yyyy` for people and on the wire. (spec 2, 3) */

/** The youngest and the oldest that an applicant can be, in whole years. */
export const APPLICANT_AGE = { min: 15, max: 80 } as const

/** `dd/mm/yyyy` as typed (also with `-`, `.` or single digits) to `YYYY-MM-DD`; null when there is no such day. */
export function parseDate(typed: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed.trim())
  const said = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed.trim())
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : said ? [said[3], said[2], said[1]] : []
  if (year === undefined || month === undefined || day === undefined) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : date
}

/** `YYYY-MM-DD` as `dd/mm/yyyy`; anything else as it is. */
export function formatDate(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}

/** Whole years between a birthday and a day, both `YYYY-MM-DD`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}
