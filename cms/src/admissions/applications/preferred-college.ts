import { collegeQuestion } from '@pravesh/shared/admissions/questions/preference'
import { isApproved } from '@pravesh/shared/admissions/status/status'

import type { ApplicationRecord } from './application-record.ts'

type Placed = Pick<ApplicationRecord, 'status' | 'answers' | 'collegeId' | 'shown'>

/** The college that an applicant preferred, as the form showed it, if a merit process admitted them at another one; otherwise null. */
export function preferredCollege({ status, answers, collegeId, shown }: Placed): string | null {
  if (!isApproved(status) || !answers.collegeId || answers.collegeId === collegeId) return null
  const rows = shown.flatMap((section) => section.rows)
  return rows.find(({ label }) => label === collegeQuestion.label)?.value || null
}
