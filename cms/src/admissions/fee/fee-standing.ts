import { isApproved, isRejected } from '@pravesh/shared/admissions/status/status'
import { type OwedView, owedView } from '@pravesh/shared/payments/owed/owed'
import type { Payload } from 'payload'
import { attemptsOf, type FindStanding, owedForMany, type RecordedPayment } from '../../payments/index.ts'
import { type ApplicationRecord, findApplication } from '../applications/application-record.ts'

type FeeFacts = Pick<ApplicationRecord, 'feePaidAt' | 'feeRefundedAt' | 'paymentId' | 'status'>

/**
 * What an application says about its fee. One that is neither approved nor rejected owes it, also after a refund; an
 * approved one whose fee was refunded does not.
 */
function feeStandingOf({ feePaidAt, feeRefundedAt, paymentId, status }: FeeFacts): RecordedPayment {
  const none = { countingId: null, againSince: null }
  if (feePaidAt) return { ...none, standing: 'paid', countingId: paymentId ?? null }
  if (isRejected(status)) return { ...none, standing: 'ended' }
  if (!feeRefundedAt) return { ...none, standing: 'due' }
  return isApproved(status) ? { ...none, standing: 'ended' } : { ...none, standing: 'due', againSince: feeRefundedAt }
}

export const applicationFeeStanding: FindStanding = async ({ payload, subjectId }) => {
  const application = await findApplication(payload, subjectId)
  return application && feeStandingOf(application)
}

interface FeeOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

interface OwedOptions {
  payload: Payload
  applications: readonly (FeeFacts & { id: string })[]
  now: Date
}

/** How the payment of an application's fee is going. */
export async function owedFee({ payload, application, now }: FeeOptions): Promise<OwedView> {
  const { id } = application
  const attempts = await attemptsOf({ payload, purpose: 'application-fee', subjectIds: [id] })
  return owedView({ ...feeStandingOf(application), attempts: attempts.get(id) ?? [], now })
}

/** How the payment of each application's fee is going, by application id. */
export async function owedFees({ payload, applications, now }: OwedOptions): Promise<Map<string, OwedView>> {
  const recorded = new Map(applications.map((application) => [application.id, feeStandingOf(application)]))
  return owedForMany({ payload, purpose: 'application-fee', recorded, now })
}
