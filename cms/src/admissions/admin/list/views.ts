import {
  type ApplicationStatus,
  isApproved,
  isRejected,
  isWaitingForStaff,
  isWithApplicant,
  statusesIn,
} from '@pravesh/shared/admissions/status'
import type { Where } from 'payload'
import type { Condition } from './list-query.ts'

/** A ready-made view of the list. */
export interface View {
  key: string
  label: string
  conditions: Condition[]
}

const among = (statuses: ApplicationStatus[]): Condition => ({ field: 'status', operator: 'in', value: statuses })
const fee = (paid: boolean): Condition => ({ field: 'feePaidAt', operator: 'exists', value: [String(paid)] })

/** The views that staff work by, in the order of their work. */
export const views: View[] = [
  { key: 'staff', label: 'Waiting for us', conditions: [among(statusesIn(isWaitingForStaff)), fee(true)] },
  { key: 'fee', label: 'Waiting for the fee', conditions: [among(statusesIn(isWaitingForStaff)), fee(false)] },
  { key: 'student', label: 'With the student', conditions: [among(statusesIn(isWithApplicant))] },
  { key: 'approved', label: 'Approved', conditions: [among(statusesIn(isApproved))] },
  { key: 'rejected', label: 'Rejected', conditions: [among(statusesIn(isRejected))] },
]

/** The view of a key. */
export function viewOf(key: string): View | undefined {
  return views.find((view) => view.key === key)
}

/** Conditions as a query of the database. */
export function whereOf(conditions: readonly Condition[]): Where {
  return {
    and: conditions.map(({ field, operator, value }) => ({
      [field]: { [operator]: operator === 'in' ? value : operator === 'exists' ? value[0] === 'true' : value[0] },
    })),
  }
}
