import { REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import type { Payload } from 'payload'
import type { FindRefundTerms } from '../../payments/index.ts'
import { type ApplicationRecord, findApplication } from '../applications/application-record.ts'
import { countedFor } from './carried-fee.ts'

/**
 * The refund terms of an application fee: students agree that it comes back only if no seat is left. The portal then
 * refunds it by itself. (spec 2, 8; changes/refund-rejected.ts)
 */
export const applicationFeeTerms: FindRefundTerms = async ({ payload, subjectId }) => {
  const application = await findApplication(payload, subjectId)
  if (application === null) return null
  const { rejectionCode } = await countingFor(payload, application)
  const isOwed = rejectionCode ? REJECTIONS[rejectionCode].refundsFee : false
  return { rule: isOwed ? 'always' : 'no-seat' }
}

/** The application for which the fee counts now, after it was carried over. */
async function countingFor(payload: Payload, application: ApplicationRecord): Promise<ApplicationRecord> {
  const { rejectionCode, paymentId } = application
  if (rejectionCode !== 'carried-over' || !paymentId) return application
  const counted = await countedFor(payload, paymentId)
  return counted.find((each) => each.rejectionCode !== 'carried-over') ?? application
}
