import { portalOf } from '../../foundation/portal.ts'
import type { FindRefundTerms } from '../../payments/index.ts'
import { findDue } from '../dues/find-dues.ts'
import { refundPolicyOf } from '../refund-terms/refund-policy.ts'

/** The refund terms of a due: the policy of the session of its application. */
export const feeTerms: FindRefundTerms = async ({ payload, subjectId }) => {
  const due = await findDue(payload, subjectId)
  const account = due && (await portalOf(payload).feeAccounts.find({ payload, id: due.applicationId }))
  return account && { rule: 'policy', cautionPaise: 0, policy: await refundPolicyOf(payload, account.sessionYear) }
}
