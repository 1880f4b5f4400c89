import { MIN_REFUND_PAISE } from '@pravesh/shared/payments/refunds/limits'
import type { RefundKind } from '@pravesh/shared/payments/refunds/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { Payment, Refund } from '../../payload-types.ts'
import { findOnePayment } from './find-one-payment.ts'
import { holdRefund, writeHeldRefund } from './hold-refund.ts'
import { type NewRefund, newRefundId } from './new-refund.ts'
import { revisionOf } from './refund-revision.ts'
import { isDuplicate, refundablePaise, refundObstacle } from './refundable.ts'

interface RequestOptions {
  payload: Payload
  paymentId: string
  amountPaise: number
  /** Kept with the refund. */
  reason: string
  /** The calculation shown to staff; empty if there was none. */
  calculation?: string
  /** Idempotency key, unique within the payment: repeating a request returns the refund it made. */
  key: string
  /** By default `duplicate` for a payment that never counted, otherwise `staff`. */
  kind?: RefundKind
  /** Null when the portal itself requests the refund. */
  staff: { id: string; name: string } | null
  /** The revision that staff based their request on. Without one, the request never conflicts. */
  revision?: number
  /** Set by an effect of the payment that decides to refund it: the payment is not settled yet then. */
  isEffect?: boolean
  now: Date
}

/** Stored as the requester of automatic refunds. */
const PORTAL = 'Portal'
/** Far above the number of concurrent requests for one payment. */
const MAX_ATTEMPTS = 50

/** Unique among all refunds. */
export const requestKeyOf = (paymentId: string, key: string) => `${paymentId}:${key}`

/**
 * Requests a refund: holds its amount on the payment and writes its record, which is then due to be sent to the
 * provider. Throws a Problem: 400 for an invalid amount or reason, 404, 409 when the payment cannot be refunded or has
 * changed.
 */
export async function requestRefund(options: RequestOptions): Promise<Refund> {
  const { payload, paymentId, revision } = options
  const requestKey = requestKeyOf(paymentId, options.key)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    // Also completes the request of a process that died, and so makes its key known.
    const payment = await findOnePayment(payload, paymentId)
    const earlier = await findByKey(payload, requestKey)
    if (earlier) return requireSame(earlier, options)
    const refund = newRefund({ ...options, payment, requestKey })
    if (revision !== undefined && revision !== revisionOf(payment)) throw changed()
    const held = await holdRefund({ payload, payment, refund })
    if (held === null) continue
    await writeHeldRefund(payload, held)
    const written = await findByKey(payload, requestKey)
    if (written) return written
    throw new Error(`Refund ${refund.refundId} was held but not written.`)
  }
  throw changed()
}

function findByKey(payload: Payload, requestKey: string): Promise<Refund | null> {
  return readRow({ payload, collection: 'refunds', where: { requestKey: { equals: requestKey } } })
}

function requireSame(refund: Refund, { amountPaise }: RequestOptions): Refund {
  if (refund.amountPaise === amountPaise) return refund
  const publicMessage = `You have already requested a refund of ${formatPaise(refund.amountPaise)} here. Reload the page to request another.`
  throw new Problem({ code: 'ALREADY_REQUESTED', status: 409, publicMessage })
}

function newRefund(options: RequestOptions & { payment: Payment; requestKey: string }): NewRefund {
  const { payment, amountPaise, reason: typed, calculation = '', requestKey, staff, isEffect = false, now } = options
  const obstacle = refundObstacle(payment, { isEffect })
  if (obstacle !== null) throw new Problem({ code: 'NOT_REFUNDABLE', status: 409, publicMessage: obstacle })
  checkAmount(amountPaise, refundablePaise(payment))
  const reason = multiLine(typed)
  if (reason === '') throw invalid([{ field: 'reason', code: 'required', message: 'Enter a reason for the refund.' }])
  return {
    refundId: newRefundId(now),
    requestKey,
    amountPaise,
    kind: options.kind ?? (isDuplicate(payment) ? 'duplicate' : 'staff'),
    reason,
    calculation,
    requestedBy: staff?.name ?? PORTAL,
    requestedById: staff?.id ?? null,
    requestedAt: now.toISOString(),
  }
}

/** Throws a Problem (400) for an amount that cannot be refunded, in whole paise. */
export function checkAmount(amountPaise: number, mostPaise: number): void {
  const isWhole = Number.isSafeInteger(amountPaise)
  if (isWhole && amountPaise >= MIN_REFUND_PAISE && amountPaise <= mostPaise) return
  const message =
    isWhole && amountPaise > mostPaise
      ? `You can refund at most ${formatPaise(mostPaise)}.`
      : `Enter an amount between ${formatPaise(MIN_REFUND_PAISE)} and ${formatPaise(mostPaise)}.`
  throw invalid([{ field: 'amountPaise', code: 'range', message }])
}

/** Refuses a request that is based on earlier refunds. */
export function changed(): Problem {
  const publicMessage = 'The refunds of this payment have changed since you opened it. Reload the page and check again.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
