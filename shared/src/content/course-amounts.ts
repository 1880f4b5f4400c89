import { formatRoundPaise } from '../platform/money.ts'

/** What a course costs, as staff enter it. */
export interface CourseAmounts {
  startingPricePaise: number
  /** The parts of the fee at the starting price. */
  parts: readonly { feePaise: number }[]
  colleges: readonly { college: string; totalPricePaise: number }[]
}

/** An amount that contradicts another one, with the path of its field in the form. */
export interface CourseAmountError {
  field: 'startingPricePaise' | 'semesterFees' | 'colleges'
  path: string
  message: string
}

/**
 * The starting price is the lowest price of a college (spec 1, 2: “starting from”), and the parts of the fee add up to it.
 * Without colleges or without parts there is nothing to compare with.
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
