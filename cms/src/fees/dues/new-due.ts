import { dueDate, type PlannedDue } from '@pravesh/shared/fees/dues/planned-dues'
import type { DueAction } from '@pravesh/shared/fees/fee-kinds'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { FeeDue } from '../../payload-types.ts'
import { NO_COLLEGE } from '../../staff/index.ts'
import type { FeeAccount } from '../fee-account.ts'
import { storedDay } from './day.ts'

export interface DueFacts {
  action: DueAction
  instalment: number
  title: string
  amountPaise: number
  /** As stored. */
  dueOn: string | null
}

/** Unique key of a due. */
export function dueKey(
  { applicationId }: FeeAccount,
  { action, instalment }: Pick<DueFacts, 'action' | 'instalment'>,
): string {
  return `${applicationId}/${action}/${instalment}`
}

/** The row of an open due. */
export function newDue(account: FeeAccount, due: DueFacts): Omit<FeeDue, 'id' | 'createdAt' | 'updatedAt'> {
  const { applicationId, applicationNumber, studentId, studentName, course, collegeId, collegeName } = account
  return {
    ...due,
    key: dueKey(account, due),
    applicationId,
    applicationNumber,
    studentId,
    studentName,
    course,
    college: collegeId || NO_COLLEGE,
    collegeName,
    status: 'open',
    refundedPaise: 0,
    review: 'PENDING',
    reviews: [],
    reviewRevision: 0,
    attempts: 0,
  }
}

interface PlannedOptions {
  account: FeeAccount
  due: PlannedDue
  approvedAt: Date
  now: Date
}

/** The row of a due that follows from an approval. */
export function newPlannedDue({ account, due, approvedAt, now }: PlannedOptions): ReturnType<typeof newDue> {
  const { action, instalment, title, amountPaise, days } = due
  const day = dueDate({ days, approvedOn: dayInIndia(approvedAt), createdOn: dayInIndia(now) })
  return newDue(account, { action, instalment, title, amountPaise, dueOn: day && storedDay(day) })
}
