import { SEMESTERS } from '@pravesh/shared/content/options'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import type { FeeAction } from '@pravesh/shared/fees/fee-kinds'
import type { Records } from '../../publishing/pages/records.ts'
import { loadSharedCosts } from './load-shared-costs.ts'

/** What a fee costs in the courses, in paise. */
export async function feeAmountsOf(records: Records, action: FeeAction): Promise<number[]> {
  const all = await Promise.all(
    COURSE_CODES.map((course) => loadSharedCosts({ records, course, examSemesters: SEMESTERS })),
  )
  return all
    .flatMap(({ costs }) => costs.filter(({ key }) => key.startsWith(`${action}/`)))
    .map(({ amountPaise }) => amountPaise)
}
