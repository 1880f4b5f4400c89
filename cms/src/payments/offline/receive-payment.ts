import { randomBytes } from 'node:crypto'
import { CHANNEL_LABELS, CHANNEL_RULES, OFFLINE_PROVIDER } from '@pravesh/shared/payments/channels'
import { IDENTIFIER_BYTES, merchantIdOf } from '@pravesh/shared/payments/identifiers'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { loadSearchFields } from '../../database/search/search-source.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { OfflinePayment } from '../../payload-types.ts'
import { allocationsOf, type StoredAllocation } from '../allocations.ts'
import { findExcess } from '../check/claim-payment.ts'
import { paymentEffects } from '../check/payment-effects.ts'
import { duplicateNote } from '../duplicate-note.ts'
import { findCounting, partSlotOf, slotOf } from '../find-counting.ts'
import { findPayment } from '../find-payment.ts'
import { duplicateRefunds } from '../refunds/duplicate-refunds.ts'
import { refundDuplicate } from '../refunds/refund-duplicate.ts'

interface EntryOptions {
  payload: Payload
  /** Confirmed, and cleared if it is a cheque. */
  entry: OfflinePayment
  now: Date
}

interface ReceiveOptions extends EntryOptions {
  allocation: StoredAllocation
}

/** Creates the payments of a confirmed entry, one for each thing that it pays. Idempotent. */
export async function receivePayments(options: EntryOptions): Promise<void> {
  for (const allocation of allocationsOf(options.entry)) await receivePayment({ ...options, allocation })
}

/**
 * Creates one payment. One insert claims the slot of its subject, as an online payment does; if a student has paid online in
 * the meantime, or as often as is allowed, the payment is a duplicate and refunded.
 */
async function receivePayment(options: ReceiveOptions): Promise<void> {
  const { payload, entry, allocation, now } = options
  const { transactionId, purpose } = allocation
  const excess = await findExcess({ payload, payment: { ...allocation, day: entry.receivedOn }, now })
  if (excess !== null) return insertDuplicate(options, excess)
  if (await insertCounting(options, slotOf(allocation))) return
  // An earlier call has created it; the minutely task finishes its effects.
  if (await findPayment(payload, transactionId)) return
  // Its purpose has reserved the part that it pays.
  if (portalOf(payload).partHandlers[purpose] && (await insertCounting(options, partSlotOf(allocation)))) return
  const holder = await findCounting(payload, allocation)
  if (holder === null) throw new Error(`The payment ${transactionId} could not be created.`)
  await insertDuplicate(options, duplicateNote(holder.transactionId))
}

/** False if another payment has the slot, or the same exists. */
async function insertCounting(options: ReceiveOptions, slot: string): Promise<boolean> {
  const { payload, allocation, now } = options
  const data = { ...(await rowOf(options)), slot, ...leaseFrom(paymentEffects, now) }
  if (!(await insertIfAbsent({ payload, collection: 'payments', data }))) return false
  const payment = await findPayment(payload, allocation.transactionId)
  if (payment) await applyNewEffects({ payload, work: paymentEffects, record: payment, now })
  return true
}

async function insertDuplicate(options: ReceiveOptions, issueNote: string): Promise<void> {
  const { payload, allocation, now } = options
  const { transactionId } = allocation
  const duplicate = {
    ...(await rowOf(options)),
    slot: transactionId,
    issue: 'duplicate' as const,
    issueNote,
    ...leaseFrom(duplicateRefunds, now),
  }
  if (!(await insertIfAbsent({ payload, collection: 'payments', data: duplicate }))) return
  const payment = await findPayment(payload, transactionId)
  if (payment) await refundDuplicate({ payload, payment, now })
}

async function rowOf({ payload, entry, allocation, now }: ReceiveOptions) {
  const { id: offlineId, studentId, college, course, channel, reference, bank, enteredAt, receivedOn } = entry
  const row = {
    ...allocation,
    offlineId,
    studentId,
    college,
    course,
    channel,
    provider: OFFLINE_PROVIDER,
    providerReference: reference,
    bankReference: CHANNEL_RULES[channel].isUnique && !bank ? reference : null,
    method: [CHANNEL_LABELS[channel], bank].filter(Boolean).join(', '),
    merchantId: merchantIdOf({ now, random: randomBytes(IDENTIFIER_BYTES) }),
    status: 'paid' as const,
    startedAt: enteredAt,
    paidAt: receivedAt(receivedOn, now),
  }
  return { ...row, ...(await loadSearchFields(payload, 'payments', row)) }
}

/** The time that stands for the day on which money was received: now on the same day, otherwise noon in India. */
function receivedAt(receivedOn: string, now: Date): string {
  return receivedOn === dayInIndia(now) ? now.toISOString() : new Date(`${receivedOn}T12:00:00+05:30`).toISOString()
}
