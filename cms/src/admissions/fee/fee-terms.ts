import { REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import type { FindRefundTerms } from '../../payments/index.ts'
import { findApplication } from '../applications/application-record.ts'

/**
 * The refund terms of an application fee: students agree that it comes back only if no seat is left. The portal then
 * refunds it by itself. (spec 2, 8; changes/refund-rejected.ts)
 */
export const applicationFeeTerms: FindRefundTerms = async ({ payload, subjectId }) => {
  const application = await findApplication(payload, subjectId)
  if (application === null) return null
  const { rejectionCode } = application
  const isOwed = rejectionCode ? REJECTIONS[rejectionCode].refundsFee : false
  return { rule: isOwed ? 'always' : 'no-seat' }
}
