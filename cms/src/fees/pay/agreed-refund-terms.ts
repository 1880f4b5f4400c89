import type { RefundTerms } from '@pravesh/shared/payments/refunds/policy'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { FeeAccount } from '../fee-account.ts'
import { lastAdmissionDayOf } from '../refund-terms/refund-terms-of.ts'

interface TermsOptions {
  payload: Payload
  applicationId: string
}

/** The refund terms that a student agreed to with an application; null when it does not exist. */
export async function agreedRefundTerms({ payload, applicationId }: TermsOptions): Promise<RefundTerms | null> {
  const account = await portalOf(payload).feeAccounts.find({ payload, id: applicationId })
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
