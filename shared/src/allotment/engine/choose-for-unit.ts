import { Guarantees } from './guarantees.ts'

/** A person who wants a seat of a unit. */
export interface Applicant {
  candidate: number
  /** On the list of the unit, from 0. */
  rank: number
  category: number
  /** A bit for each horizontal group. */
  groups: number
  /** The category of the seat here from the round before, or -1. */
  holds: number
}

export interface Seats {
  capacity: number
  minimum: readonly number[]
}

/**
 * Who gets the seats of one unit, in the order of the applicants: a category, or -1. First the open seats, for which everyone competes,
 * then those of each category among its members without a seat. In each: the holders of such seats from the round before, then the
 * guaranteed seats of the groups by merit, then the rest by merit. (Two-step minimum guarantee, Saurav Yadav v. State of UP, 2020)
 *
 * @param applicants In the order of their ranks.
 */
export function chooseForUnit(applicants: readonly Applicant[], seats: readonly Seats[]): Int8Array {
  const chosen = new Int8Array(applicants.length).fill(-1)
  for (const [category, { capacity, minimum }] of seats.entries()) {
    if (capacity > 0) fillCategory({ applicants, chosen, category, capacity, minimum })
  }
  return chosen
}

interface Filling {
  applicants: readonly Applicant[]
  chosen: Int8Array
  category: number
  capacity: number
  minimum: readonly number[]
}

function fillCategory({ applicants, chosen, category, capacity, minimum }: Filling): void {
  const guarantees = minimum.some((seats) => seats > 0) ? new Guarantees(minimum) : null
  let left = capacity
  const pass = (takes: (applicant: Applicant) => boolean) => {
    for (let at = 0; at < applicants.length && left > 0; at++) {
      const applicant = applicants[at]
      if (applicant === undefined || chosen[at] !== -1) continue
      if (category !== 0 && applicant.category !== category) continue
      if (!takes(applicant)) continue
      chosen[at] = category
      left--
    }
  }
  if (applicants.some(({ holds }) => holds === category)) {
    pass(({ holds, groups }) => {
      if (holds !== category) return false
      guarantees?.fill(groups)
      return true
    })
  }
  if (guarantees) pass(({ groups }) => guarantees.fill(groups))
  pass(() => true)
}
