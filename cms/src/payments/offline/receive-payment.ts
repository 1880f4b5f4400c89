import { randomBytes } from 'node:crypto'
import { OFFLINE_PROVIDER } from '@pravesh/shared/payments/channels'
import { IDENTIFIER_BYTES, merchantIdOf } from '@pravesh/shared/payments/identifiers'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import type { OfflinePayment } from '../../payload-types.ts'
import { findExcess } from '../check/claim-payment.ts'
import { paymentEffects } from '../check/payment-effects.ts'
import { findCounting, slotOf } from '../find-counting.ts'
import { findPayment } from '../find-payment.ts'
import { duplicateRefunds } from '../refunds/duplicate-refunds.ts'
import { refundDuplicate } from '../refunds/refund-duplicate.ts'

interface ReceiveOptions {
  payload: Payload
  /** Confirmed. */
  entry: OfflinePayment
  now: Date
}

/**
 * Creates the payment of a confirmed entry. One insert claims the slot of its subject, as an online payment does; if a
 * student has paid online in the meantime, or as often as is allowed, the payment is a duplicate and refunded. Idempotent.
 */
export async function receivePayment({ payload, entry, now }: ReceiveOptions): Promise<void> {
  const { transactionId } = entry
  const row = rowOf(entry, now)
  const excess = await findExcess(payload, entry)
  if (excess !== null) return insertDuplicate({ payload, entry, now }, excess)
  const counting = { ...row, slot: slotOf(entry), ...leaseFrom(paymentEffects, now) }
  if (await insertIfAbsent({ payload, collection: 'payments', data: counting })) {
    const payment = await findPayment(payload, transactionId)
    if (payment) await applyNewEffects({ payload, work: paymentEffects, record: payment, now })
    return
  }
  // An earlier call has created it; the minutely task finishes its effects.
  if (await findPayment(payload, transactionId)) return
  const holder = await findCounting(payload, entry)
  if (holder === null) throw new Error(`The payment ${transactionId} could not be created.`)
  await insertDuplicate({ payload, entry, now }, `Duplicate of ${holder.transactionId}, which was already paid.`)
}

async function insertDuplicate({ payload, entry, now }: ReceiveOptions, issueNote: string): Promise<void> {
  const { transactionId } = entry
  const row = rowOf(entry, now)
  const duplicate = {
    ...row,
    slot: transactionId,
    issue: 'duplicate' as const,
    issueNote,
    ...leaseFrom(duplicateRefunds, now),
  }
  if (!(await insertIfAbsent({ payload, collection: 'payments', data: duplicate }))) return
  const payment = await findPayment(payload, transactionId)
  if (payment) await refundDuplicate({ payload, payment, now })
}

function rowOf(entry: OfflinePayment, now: Date) {
  const { studentId, purpose, subjectId, description, amountPaise, transactionId, channel, reference, enteredAt } =
    entry
  return {
    studentId,
    purpose,
    subjectId,
    description,
    amountPaise,
    transactionId,
    channel,
    provider: OFFLINE_PROVIDER,
    providerReference: reference,
    bankReference: channel === 'bank-transfer' ? reference : null,
    merchantId: merchantIdOf({ now, random: randomBytes(IDENTIFIER_BYTES) }),
    status: 'paid' as const,
    startedAt: enteredAt,
    paidAt: now.toISOString(),
  }
}
