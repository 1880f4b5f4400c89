import { calculateRefund } from '@pravesh/shared/payments/refunds/calculate-refund'
import { proposedPaise } from '@pravesh/shared/payments/refunds/refund-view'
import { isHeldRefund } from '@pravesh/shared/payments/refunds/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Payment } from '../../payload-types.ts'
import type { ApprovalHandler } from '../approvals/approval-handlers.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import type { StaffMember } from '../staff-member.ts'
import { findOnePayment } from './find-one-payment.ts'
import { revisionOf } from './refund-revision.ts'
import { findRefundTerms } from './refund-terms-for.ts'
import { refundsOf } from './refund-totals.ts'
import { refundWork } from './refund-work.ts'
import { isDuplicate, refundablePaise, refundObstacle } from './refundable.ts'
import { changed, checkAmount, requestKeyOf, requestRefund } from './request-refund.ts'

interface NeedOptions {
  payload: Payload
  payment: Payment
  amountPaise: number
  /** The day of the student's notice, `YYYY-MM-DD`. */
  noticeDay: string
  /** Idempotency key of the request; what it refunded before does not count twice. */
  key: string
}

/**
 * Why a refund of staff needs a second person, as a sentence; null if it does not. The limit is for all refunds of a payment
 * that staff request without one, so that several small ones do not avoid it.
 */
export async function refundNeedsApproval(options: NeedOptions): Promise<string | null> {
  const { payload, payment, amountPaise, noticeDay } = options
  const limit = await portalOf(payload).refundLimit(payload)
  if (amountPaise > limit) return `Refunds above ${formatPaise(limit)} need a second person.`
  const beforePaise = await refundedAlone(options)
  if (beforePaise + amountPaise > limit) {
    return `Refunds above ${formatPaise(limit)} of one payment need a second person. Without one, ${formatPaise(beforePaise)} of this payment is refunded already.`
  }
  const terms = isDuplicate(payment) ? null : await findRefundTerms({ payload, ...payment })
  if (terms === null) return null
  const { refundPaise } = calculateRefund({ terms, amountPaise: payment.amountPaise, noticeDay })
  const facts = { refundablePaise: refundablePaise(payment), amountPaise: payment.amountPaise }
  return amountPaise > proposedPaise(facts, refundPaise)
    ? 'Refunds of more than the refund terms return need a second person.'
    : null
}

/** What staff have refunded of a payment without a second person, in whole paise. */
async function refundedAlone({ payload, payment, key }: NeedOptions): Promise<number> {
  const refunds = await refundsOf(payload, payment.id)
  return refunds
    .filter(({ status, requestedById }) => isHeldRefund(status) && requestedById)
    .filter(({ requestKey }) => !requestKey.startsWith(requestKeyOf(payment.id, APPROVED)))
    .filter(({ requestKey }) => requestKey !== requestKeyOf(payment.id, key))
    .reduce((sum, refund) => sum + refund.amountPaise, 0)
}

/** The keys of refunds of two persons begin with it. Requests of staff cannot have such a key. */
const APPROVED = 'approval-'

interface RequestOptions {
  payload: Payload
  payment: Payment
  amountPaise: number
  reason: string
  calculation: string
  /** The revision that staff saw. */
  revision: number
  staff: StaffMember
  now: Date
}

/** Asks for a second person for a refund. Throws a Problem: 400, 409 when it cannot be refunded or already waits. */
export async function requestRefundApproval(options: RequestOptions): Promise<void> {
  const { payload, payment, amountPaise, reason, calculation, revision, staff, now } = options
  const obstacle = refundObstacle(payment)
  if (obstacle !== null) throw new Problem({ code: 'NOT_REFUNDABLE', status: 409, publicMessage: obstacle })
  checkAmount(amountPaise, refundablePaise(payment))
  if (revision !== revisionOf(payment)) throw changed()
  const { id, studentId, transactionId, description, college, course } = payment
  await requestApproval({
    ...{ payload, kind: 'refund', amountPaise, reason, staff, now },
    subject: { id, studentId, description: `${description} (${transactionId})`, college, course },
    change: `Refund ${formatPaise(amountPaise)} of ${formatPaise(payment.amountPaise)}`,
    request: { calculation },
  })
}

/** What a request for a refund keeps. */
const refundRequest = z.object({ calculation: z.string() })

/** Makes approved refunds, in the name of the person who asked for them. */
export const refundApproval: ApprovalHandler = {
  async check({ payload, approval }) {
    const payment = await findOnePayment(payload, approval.subjectId)
    const obstacle = refundObstacle(payment)
    const isTooMuch = (approval.amountPaise ?? 0) > refundablePaise(payment)
    if (obstacle === null && !isTooMuch) return
    const publicMessage = obstacle ?? `Only ${formatPaise(refundablePaise(payment))} can be refunded now.`
    throw new Problem({ code: 'NOT_REFUNDABLE', status: 409, publicMessage })
  },
  async apply({ payload, approval, now }) {
    const { id, subjectId: paymentId, amountPaise, reason, requestedBy, requestedById } = approval
    const { calculation } = refundRequest.parse(approval.request)
    const staff = { id: requestedById, name: requestedBy }
    const refund = await requestRefund({
      ...{ payload, paymentId, amountPaise: amountPaise ?? 0, reason, calculation, staff, now },
      key: `${APPROVED}${id}`,
    })
    // Sent at once, so that staff see the outcome; the minutely task retries it if the provider cannot be reached.
    await applyDueEffects({ payload, work: refundWork(), id: refund.id, now })
  },
}
