import { randomBytes } from 'node:crypto'
import { IDENTIFIER_BYTES, merchantIdOf, transactionIdOf } from '@pravesh/shared/payments/identifiers'
import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import { nextCheckAt } from '@pravesh/shared/payments/schedule'
import { paymentQueries } from '@pravesh/shared/payments/wire'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { portalEnv } from '../../platform/env.ts'
import { Problem } from '../../platform/problem.ts'
import { movePayment } from '../move-payment.ts'
import type { Gateway, OpenedPage } from '../providers/gateway.ts'
import { currentGateway } from '../providers/open-gateway.ts'
import { refusePaid } from './refuse-paid.ts'

interface StartOptions {
  payload: Payload
  studentId: string
  purpose: PaymentPurpose
  /** The id of what is paid for: one of them is paid once. */
  subjectId: string
  /** Computed by the server; at least a rupee, the least that providers take. */
  amountPaise: number
  /** What the payer reads, e.g. `Application fee, B.Ed`. */
  description: string
  now: Date
  gateway?: Gateway
}

/** A payment that was begun: where the payer goes, and what names it. */
export interface StartedPayment {
  url: string
  merchantId: string
  transactionId: string
  paymentId: string
}

const MIN_PAISE = 100

/**
 * Begins a payment. The attempt is written before the provider is asked, so that none is forgotten. Throws a Problem: 409
 * (`ALREADY_PAID`) when it is paid for already, 503 when no provider takes payments now.
 */
export async function startPayment(options: StartOptions): Promise<StartedPayment> {
  const { payload, now, gateway = currentGateway(payload) } = options
  await refusePaid({ ...options, gateway: options.gateway })
  const payment = await writeAttempt({ ...options, gateway })
  const { id: paymentId, transactionId, merchantId } = payment
  const { url, reference } = await openPage({ payload, payment, gateway })
  const next = nextCheckAt({ startedAt: now, now }).toISOString()
  await movePayment({ payload, payment, to: 'pending', data: { providerReference: reference, nextCheckAt: next } })
  return { url, merchantId, transactionId, paymentId }
}

async function writeAttempt(options: StartOptions & { gateway: Gateway }): Promise<Payment> {
  const { payload, studentId, purpose, subjectId, amountPaise, description, now, gateway } = options
  if (!Number.isInteger(amountPaise) || amountPaise < MIN_PAISE) {
    throw new Error(`${amountPaise} paise cannot be paid online.`)
  }
  const transactionId = transactionIdOf({ now, random: randomBytes(IDENTIFIER_BYTES) })
  return payload.create({
    collection: 'payments',
    data: {
      studentId,
      purpose,
      subjectId,
      description,
      amountPaise,
      transactionId,
      slot: transactionId,
      merchantId: merchantIdOf({ now, random: randomBytes(IDENTIFIER_BYTES) }),
      provider: gateway.name,
      status: 'created',
      startedAt: now.toISOString(),
      nextCheckAt: nextCheckAt({ startedAt: now, now }).toISOString(),
      attempts: 0,
    },
    depth: 0,
    overrideAccess: true,
  })
}

/** The provider may have taken the order even when its answer got lost, so the attempt stays and is asked about later. */
async function openPage({ payload, payment, gateway }: Attempt): Promise<OpenedPage> {
  const { transactionId, merchantId, amountPaise, description } = payment
  const query = new URLSearchParams({ [paymentQueries.transactionId]: transactionId })
  const returnTo = (path: string) => `${portalEnv.of(payload).publicUrl}${path}?${query}`
  try {
    return await gateway.start({
      transactionId,
      merchantId,
      amountPaise,
      description,
      successUrl: returnTo(paths.success),
      failureUrl: returnTo(paths.failure),
    })
  } catch (error) {
    payload.logger.error({ msg: 'A payment page could not be opened.', transactionId, err: error })
    const publicMessage =
      'The payment page cannot be opened at the moment. Nothing was paid. Please try again in a few minutes.'
    throw new Problem({ code: 'PAYMENT_PAGE_UNAVAILABLE', status: 503, publicMessage })
  }
}

interface Attempt {
  payload: Payload
  payment: Payment
  gateway: Gateway
}
