import { SERVICE_LIST } from '../process/service-list.ts'
import type { Marks, Verification } from './entry.ts'
import type { ListPlace } from './list-places.ts'
import type { BelowMinimum, Finding } from './validity.ts'

/** Whether a choice of a list counts; `if-listed` while the score is below the minimum and what is not checked yet can change that. */
export type Counting = 'yes' | 'if-listed' | 'no'

interface Placed {
  /** Of the application; none where the course has none. */
  subject?: string | null | undefined
  lists: readonly Pick<ListPlace, 'list'>[]
  findings: readonly Finding[]
  verification: Verification
  verifiedMarks: Pick<Marks, 'further'> | null
}

/** Whether choices of units of a list count for an applicant. */
export function countsOn(list: string, { subject, lists, findings, verification, verifiedMarks }: Placed): Counting {
  if (list === SERVICE_LIST) return lists.some((place) => place.list === list) ? 'yes' : 'no'
  // An applicant on the list by length of service alone has no place on others, but gets it with a lower minimum.
  const asked = [subject ?? '', ...lists.map((place) => place.list), ...(verifiedMarks?.further ?? [])]
  if (!asked.includes(list)) return 'no'
  const below = belowMinimum(findings)
  if (below === null) return 'yes'
  return verification === 'verified' && !mayReach(below) ? 'no' : 'if-listed'
}

/** How far the score is below the minimum of the lists by marks; null if it is not. */
export function belowMinimum(findings: readonly Finding[]): BelowMinimum | null {
  return findings.find((finding) => finding.code === 'below-minimum' || finding.code === 'only-service') ?? null
}

/** Whether a claim that is not checked yet would be enough. */
export function mayReach({ score, minimum, lowest = minimum }: BelowMinimum): boolean {
  return score >= lowest
}
