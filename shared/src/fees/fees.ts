/** Fees from the fee structure. (spec 1, 3 "Fee structure"; spec 2, 7) */
import type { CourseCode } from '../courses/courses.ts'

/** What a fee is for. */
export const FEE_ACTIONS = ['ADMISSION', 'REGISTRATION', 'EXAM', 'DRESS', 'IDENTITY_CARD', 'TOUR', 'LIBRARY'] as const
export type FeeAction = (typeof FEE_ACTIONS)[number]

export const FEE_ACTION_LABELS: Record<FeeAction, string> = {
  ADMISSION: 'Admission',
  REGISTRATION: 'Registration',
  EXAM: 'Exam',
  DRESS: 'Dress',
  IDENTITY_CARD: 'Identity Card',
  TOUR: 'Tour',
  LIBRARY: 'Library',
}

/** One fee of a course. */
export interface FeeHead {
  id: string
  action: FeeAction
  course: CourseCode
  amountPaise: number
  /** What it says beside the amount. */
  text: string
}

/** The fees of an application to a course, in the order of the fee structure. */
export function applicationFees(heads: readonly FeeHead[], course: CourseCode): FeeHead[] {
  return heads.filter((head) => head.action === 'ADMISSION' && head.course === course)
}

/** What an application costs: the first fee entry for the admission to the course; null where there is none. (spec 2, 3) */
export function applicationFeePaise(heads: readonly FeeHead[], course: CourseCode): number | null {
  return applicationFees(heads, course)[0]?.amountPaise ?? null
}

/** A part of the course's fee, e.g. the admission or a semester. */
export interface FeePart {
  title: string
  feePaise: number
}

/**
 * The parts of what a college charges: in the proportions of the course's own fee table, in whole rupees, the last part taking
 * what rounding leaves, so that they always add up to the college's price.
 */
export function feeParts(totalPaise: number, table: readonly FeePart[]): FeePart[] {
  const sum = table.reduce((all, { feePaise }) => all + feePaise, 0)
  if (sum === 0) return []
  const parts = table.map(({ title, feePaise }) => ({
    title,
    feePaise: wholeRupees(totalPaise, feePaise, sum),
  }))
  const given = parts.slice(0, -1).reduce((all, { feePaise }) => all + feePaise, 0)
  return parts.map((part, index) => (index === parts.length - 1 ? { ...part, feePaise: totalPaise - given } : part))
}

/** `total * part / sum` in paise, rounded down to whole rupees; the product can be larger than a number holds exactly. */
function wholeRupees(totalPaise: number, part: number, sum: number): number {
  return Number((BigInt(totalPaise) * BigInt(part)) / (BigInt(sum) * 100n)) * 100
}
