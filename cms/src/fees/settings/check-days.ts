/** Five years; a larger number is a typing error. */
const MAX_DAYS = 1830
const MAX_NUMBERS = 12

const isDay = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_DAYS
const WRONG = `Enter whole numbers of days from 1 to ${MAX_DAYS}`
const WRONG_FREE = `Enter a whole number of days from 0 to ${MAX_DAYS}`

/** Payload validator for a number of days: true, or the error message. */
export function checkDay(value: unknown): string | true {
  return isDay(value) || `Enter a whole number of days from 1 to ${MAX_DAYS}`
}

/** Payload validator for a number of days that may be 0 or empty: true, or the error message. */
export function checkFreeDays(value: unknown): string | true {
  return value === null || value === undefined || value === 0 || isDay(value) || WRONG_FREE
}

/** Payload validator for a list of days without duplicates. */
export function checkDays(value: unknown): string | true {
  const days: unknown[] = Array.isArray(value) ? value : []
  if (!days.every(isDay)) return WRONG
  if (days.length > MAX_NUMBERS) return `Enter at most ${MAX_NUMBERS} numbers`
  return new Set(days).size === days.length || 'Enter each number once'
}

/** Payload validator for a list of days of which each is later than the one before. */
export function checkRisingDays(value: unknown): string | true {
  const checked = checkDays(value)
  if (checked !== true) return checked
  const days: number[] = Array.isArray(value) ? value : []
  return days.every((day, index) => index === 0 || day > Number(days[index - 1])) || 'Enter the numbers in rising order'
}
