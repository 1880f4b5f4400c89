import type { SharedCosts } from '../../courses/course-costs.ts'

/** As specified, while the settings have no day for it. (spec 2, 9 "Agreement text") */
const SPECIFIED_DAYS = 21

/** Days from the approval until the admission fee is due. */
export function admissionDays({ courseFee }: SharedCosts): number {
  return courseFee.days[0] ?? SPECIFIED_DAYS
}
