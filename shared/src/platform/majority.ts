/** When a person is an adult. Days are `YYYY-MM-DD` in India. (Indian Majority Act 1875, section 3) */

/** In whole years. */
export const MAJORITY_AGE = 18

/** The day of the 18th birthday; 1 March for a person born on 29 February. */
export function adultOn(birthDate: string): string {
  const year = Number(birthDate.slice(0, 4)) + MAJORITY_AGE
  const day = `${year}${birthDate.slice(4)}`
  const isLeapDay = birthDate.endsWith('-02-29') && !new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isLeapDay ? `${year}-03-01` : day
}

/** Whether a person is under 18 on a day, so that a parent or guardian has to consent. */
export function isMinorOn(birthDate: string, day: string): boolean {
  return day < adultOn(birthDate)
}
