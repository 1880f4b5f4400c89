/** When a person is an adult. Days are `YYYY-MM-DD` in India. (Indian Majority Act 1875, section 3) */

/** In whole years. */
export const MAJORITY_AGE = 18

/** The day of the 18th birthday; 1 March for a person born on 29 February. */
export function adultOn(birthDate: string): string {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number)
  return new Date(Date.UTC(year + MAJORITY_AGE, month - 1, day)).toISOString().slice(0, 10)
}

/** Whether a person is under 18 on a day, so that a parent or guardian has to consent. */
export function isMinorOn(birthDate: string, day: string): boolean {
  return day < adultOn(birthDate)
}
