import type { RefundTerms } from '@pravesh/shared/payments/refunds/policy'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { FindRefundTerms } from '../../payments/index.ts'
import { findDue } from '../dues/find-dues.ts'
import type { FeeAccount } from '../fee-account.ts'
import { lastAdmissionDayOf } from '../refund-terms/refund-terms-of.ts'

/** The refund terms of a due: those that its student agreed to with the application. */
export const feeTerms: FindRefundTerms = async ({ payload, subjectId }) => {
  const due = await findDue(payload, subjectId)
  const account = due && (await portalOf(payload).feeAccounts.find({ payload, id: due.applicationId }))
  return account && termsOf(payload, account)
}

/** A last date that was not announced when the student signed is the one announced since, as the agreement says. */
async function termsOf(payload: Payload, account: FeeAccount): Promise<RefundTerms> {
  const { refundTerms, courseFeePaise } = account
  if (refundTerms.kind === 'specified') return { rule: 'specified', courseFeePaise }
  const { policy } = refundTerms
  const lastAdmissionDay = policy.lastAdmissionDay ?? (await lastAdmissionDayOf({ payload, ...account }))
  return { rule: 'policy', cautionPaise: 0, policy: { ...policy, lastAdmissionDay } }
}
