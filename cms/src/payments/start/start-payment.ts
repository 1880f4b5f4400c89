import { randomBytes } from 'node:crypto'
import { paymentQueries } from '@pravesh/shared/payments/calls'
import { IDENTIFIER_BYTES, merchantIdOf, transactionIdOf } from '@pravesh/shared/payments/identifiers'
import { MIN_PAYMENT_PAISE } from '@pravesh/shared/payments/min-amount'
import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import { paymentReplies } from '@pravesh/shared/payments/replies/words/words'
import { nextCheckAt, pageExpiresAt } from '@pravesh/shared/payments/schedule'
import { refused } from '@pravesh/shared/platform/replies/said'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { type Together, writeTogether } from '../../database/records/write-together.ts'
import { loadSearchFields } from '../../database/search/search-source.ts'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Payment } from '../../payload-types.ts'
import { placeColumns } from '../../staff/index.ts'
import { movePayment } from '../move-payment.ts'
import { placeOfSubject } from '../place-of.ts'
import { currentGateway } from '../providers/find-gateway.ts'
import type { Gateway, OpenedPage } from '../providers/gateway.ts'
import type { StartedPayment } from '../started-payment.ts'
import { refusePaid } from './refuse-paid.ts'

interface StartOptions {
  payload: Payload
  studentId: string
  purpose: PaymentPurpose
  /** Id of what is paid for. Each subject can be paid once. */
  subjectId: string
  /** Computed by the server; at least ₹1, the minimum of payment providers. */
  amountPaise: number
  /** Shown to the payer, e.g. `Application fee, B.Ed`. */
  description: string
  /** Id of the attempt, from `newTransactionId`, if something was reserved for it before. A new one by default. */
  transactionId?: string
  now: Date
  gateway?: Gateway
  /** Makes a write of its own together with the one that records the opened page. */
  record?: (attempt: Pick<StartedPayment, 'merchantId' | 'transactionId'>, req: Together) => Promise<unknown>
}

/** A new id for an attempt. */
export const newTransactionId = (now: Date) => transactionIdOf({ now, random: randomBytes(IDENTIFIER_BYTES) })

/**
 * Starts a payment. Stores the attempt before calling the provider, so that no order is lost. Throws a Problem: 409
 * (`ALREADY_PAID`) when the subject is already paid, 503 when no provider accepts payments.
 */
export async function startPayment(options: StartOptions): Promise<StartedPayment> {
  const { payload, now, gateway = currentGateway(payload) } = options
  await refusePaid({ ...options, gateway: options.gateway })
  const payment = await writeAttempt({ ...options, gateway })
  const { id: paymentId, transactionId, merchantId } = payment
  const { url, reference } = await openPage({ payload, payment, gateway })
  const next = nextCheckAt({ startedAt: now, now }).toISOString()
  await writeTogether(payload, async (req) => {
    const page = { pageState: 'idle' as const, pageStateAt: now.toISOString() }
    const data = { providerReference: reference, nextCheckAt: next, ...page }
    await movePayment({ payload, payment, to: 'pending', data, req })
    await options.record?.(payment, req)
  })
  return { url, merchantId, transactionId, paymentId }
}

/** Not read back, because the provider needs only what is written here. */
async function writeAttempt(options: StartOptions & { gateway: Gateway }): Promise<Attempt['payment']> {
  const { payload, studentId, purpose, subjectId, amountPaise, description, now, gateway } = options
  if (!Number.isInteger(amountPaise) || amountPaise < MIN_PAYMENT_PAISE) {
    throw new Error(`${amountPaise} paise cannot be paid online.`)
  }
  const { transactionId = newTransactionId(now) } = options
  const place = await placeOfSubject(options)
  const id = newRecordId(payload, now)
  const merchantId = merchantIdOf({ now, random: randomBytes(IDENTIFIER_BYTES) })
  const attempt = { transactionId, merchantId, amountPaise, description, startedAt: now.toISOString() }
  const data = {
    ...attempt,
    studentId,
    purpose,
    subjectId,
    slot: transactionId,
    ...placeColumns(place),
    channel: 'online' as const,
    provider: gateway.name,
    status: 'created' as const,
    nextCheckAt: nextCheckAt({ startedAt: now, now }).toISOString(),
    attempts: 0,
    refundHeldPaise: 0,
    refundedPaise: 0,
    refundRevision: 0,
  }
  const search = await loadSearchFields(payload, 'payments', data)
  if (!(await insertIfAbsent({ payload, collection: 'payments', id, data: { ...data, ...search } }))) {
    throw new Error(`The payment ${transactionId} already exists.`)
  }
  return { id, ...attempt }
}

/**
 * Leaves the attempt open on failure, to be checked later: the provider may have accepted the order before its response
 * was lost.
 */
async function openPage({ payload, payment, gateway }: Attempt): Promise<OpenedPage> {
  const { transactionId, merchantId, amountPaise, description, startedAt } = payment
  const query = new URLSearchParams({ [paymentQueries.transactionId]: transactionId })
  const returnTo = (path: string) => `${portalOf(payload).env.publicUrl}${path}?${query}`
  try {
    return await gateway.start({
      transactionId,
      merchantId,
      amountPaise,
      description,
      expiresAt: pageExpiresAt(new Date(startedAt)),
      successUrl: returnTo(paths.success),
      failureUrl: returnTo(paths.failure),
    })
  } catch (error) {
    payload.logger.error({ msg: 'A payment page could not be opened.', transactionId, err: error })
    throw new Problem({ ...refused(paymentReplies, 'PAYMENT_PAGE_UNAVAILABLE'), status: 503 })
  }
}

interface Attempt {
  payload: Payload
  payment: Pick<Payment, 'id' | 'transactionId' | 'merchantId' | 'amountPaise' | 'description' | 'startedAt'>
  gateway: Gateway
}
