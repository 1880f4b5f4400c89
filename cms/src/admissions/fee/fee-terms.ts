import { refundPolicyOf } from '../../fees/index.ts'
import type { FindRefundTerms } from '../../payments/index.ts'
import { findApplication } from '../applications/application-record.ts'

/**
 * The refund terms of an application fee: students agree that it is not refundable. Staff can still refund it, e.g. when
 * no seat is left. (spec 2, 8)
 */
export const applicationFeeTerms: FindRefundTerms = async ({ payload, subjectId }) => {
  const application = await findApplication(payload, subjectId)
  if (application === null) return null
  return { rule: 'never', cautionPaise: 0, policy: await refundPolicyOf(payload, application.sessionYear) }
}
