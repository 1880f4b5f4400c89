import { formatRoundPaise } from '../platform/money.ts'

/** The amounts of a course as staff enter them. */
export interface CourseAmounts {
  startingPricePaise: number
  /** Fee parts, which add up to the starting price. */
  parts: readonly { feePaise: number }[]
  colleges: readonly { college: string; totalPricePaise: number }[]
}

/** An inconsistent amount; `path` is its field in the admin form. */
export interface CourseAmountError {
  field: 'startingPricePaise' | 'semesterFees' | 'colleges'
  path: string
  message: string
}

/**
 * Checks that the starting price is the lowest college price (spec 1, 2: “starting from”) and that the fee parts add up to
 * it. Skips a check if there are no colleges or no parts.
 */
export function courseAmountErrors({ startingPricePaise, parts, colleges }: CourseAmounts): CourseAmountError[] {
  const starting = `the starting price is ${formatRoundPaise(startingPricePaise)}`
  const errors: CourseAmountError[] = []
  const lowest = Math.min(...colleges.map(({ totalPricePaise }) => totalPricePaise))
  if (colleges.length > 0 && lowest !== startingPricePaise) {
    const message = `The lowest price of a college is ${formatRoundPaise(lowest)}, but ${starting}. Make them the same.`
    errors.push({ field: 'startingPricePaise', path: 'startingPricePaise', message })
  }
  const sum = parts.reduce((all, { feePaise }) => all + feePaise, 0)
  if (parts.length > 0 && sum !== startingPricePaise) {
    const message = `The parts add up to ${formatRoundPaise(sum)}, but ${starting}. Make them the same.`
    errors.push({ field: 'semesterFees', path: 'semesterFees', message })
  }
  for (const [at, { college }] of colleges.entries()) {
    if (colleges.findIndex((other) => other.college === college) < at) {
      const message = 'This college is listed twice. Remove one of its rows.'
      errors.push({ field: 'colleges', path: `colleges.${at}.college`, message })
    }
  }
  return errors
}
