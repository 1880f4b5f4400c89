import type { DueAction } from '@pravesh/shared/fees/dues/due'
import type { FeeDue } from '../../payload-types.ts'
import type { FeeAccount } from '../fee-account.ts'

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
  const { applicationId, applicationNumber, studentId, studentName, course, collegeName } = account
  return {
    ...due,
    key: dueKey(account, due),
    applicationId,
    applicationNumber,
    studentId,
    studentName,
    course,
    collegeName,
    status: 'open',
    refundedPaise: 0,
    review: 'PENDING',
    reviews: [],
    reviewRevision: 0,
    attempts: 0,
  }
}
