/** Fees from the fee structure. (spec 1, 3 "Fee structure"; spec 2, 7) */
import type { CourseCode } from '../courses/courses.ts'
import type { FeeAction } from './fee-kinds.ts'

export interface FeeHead {
  id: string
  action: FeeAction
  course: CourseCode
  amountPaise: number
  /** Description shown beside the amount. */
  text: string
}

/** The fees for applying to a course, in the order of the fee structure. */
export function applicationFees(heads: readonly FeeHead[], course: CourseCode): FeeHead[] {
  return heads.filter((head) => head.action === 'ADMISSION' && head.course === course)
}

/** The application fee: the first admission fee of the course, or null if there is none. (spec 2, 3) */
export function applicationFeePaise(heads: readonly FeeHead[], course: CourseCode): number | null {
  return applicationFees(heads, course)[0]?.amountPaise ?? null
}

/** A part of a course fee, e.g. for admission or a semester. */
export interface FeePart {
  title: string
  feePaise: number
}

/**
 * Splits a college's price in the proportions of the course's fee table. All parts are whole rupees except the last, which
 * takes the remainder, so that they always add up to the price. The price of the table itself keeps its parts.
 */
export function feeParts(totalPaise: number, table: readonly FeePart[]): FeePart[] {
  const sum = table.reduce((all, { feePaise }) => all + feePaise, 0)
  if (sum === 0) return []
  if (totalPaise === sum) return table.map(({ title, feePaise }) => ({ title, feePaise }))
  const parts = table.map(({ title, feePaise }) => ({
    title,
    feePaise: wholeRupees(totalPaise, feePaise, sum),
  }))
  const given = parts.slice(0, -1).reduce((all, { feePaise }) => all + feePaise, 0)
  return parts.map((part, index) => (index === parts.length - 1 ? { ...part, feePaise: totalPaise - given } : part))
}

/** `total * part / sum` in paise, rounded down to whole rupees; BigInt because the product can exceed the safe integers. */
function wholeRupees(totalPaise: number, part: number, sum: number): number {
  return Number((BigInt(totalPaise) * BigInt(part)) / (BigInt(sum) * 100n)) * 100
}
