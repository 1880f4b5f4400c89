/**
 * A payment provider that only this test knows: its gateway, and one entry among the portal's providers.
 * @sqlite-only callbacks.int.test.ts pays with three providers on both databases
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aStartedPayment } from '../../../test/builders/payments.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import { findPayment } from '../find-payment.ts'
import { checkPayment } from '../index.ts'
import type { Gateway } from './gateway.ts'
import { providers } from './providers.ts'

const portal = startTestPortal()
let isPaid = false
let handled: string[] = []

const gateway: Gateway = {
  name: 'village-bank',
  start: async ({ transactionId }) => ({ url: `https://bank.example/${transactionId}`, reference: 'V1' }),
  ask: async ({ transactionId }) => ({
    state: isPaid ? 'paid' : 'pending',
    transactionId,
    amountPaise: 50_000,
    currency: 'INR',
    reference: 'V1',
  }),
  refund: async () => ({ state: 'unknown' }),
  askRefund: async () => ({ state: 'unknown' }),
  readWebhook: ({ headers, body }) =>
    headers.get('x-bank') === 'secret' ? { kind: 'payment', transactionId: body } : null,
}

beforeEach(() => {
  isPaid = false
  handled = []
  const { payload } = portal
  const isOpen = ({ paymentGateway }: { paymentGateway: string }) => paymentGateway === 'village-bank'
  portalOf(payload).gatewayProviders = { ...providers, 'village-bank': { isOpen, open: () => gateway } }
  Object.assign(portalOf(payload).env, { paymentGateway: 'village-bank' })
  portalOf(payload).paidHandlers = {
    'application-fee': async ({ payment }) => void handled.push(payment.transactionId),
  }
})
afterEach(() => {
  Object.assign(portalOf(portal.payload).env, { paymentGateway: 'simulator' })
})

const check = (transactionId: string) => checkPayment({ payload: portal.payload, transactionId, now: new Date() })
const report = (transactionId: string, headers = {}) =>
  portal.call('POST', '/api/payment/webhook/village-bank', transactionId, headers)

it('takes a payment, which counts once it says so', async () => {
  const { url, transactionId } = await aStartedPayment(portal.payload)
  expect(url).toBe(`https://bank.example/${transactionId}`)
  expect(await findPayment(portal.payload, transactionId)).toMatchObject({ provider: 'village-bank' })
  expect(await check(transactionId)).toMatchObject({ status: 'pending' })
  isPaid = true
  expect(await check(transactionId)).toMatchObject({ status: 'paid' })
  expect(handled).toEqual([transactionId])
})

it('reports by webhook, and only with its signature', async () => {
  const { transactionId } = await aStartedPayment(portal.payload)
  isPaid = true
  expect((await report(transactionId)).status).toBe(401)
  expect(handled).toEqual([])
  expect((await report(transactionId, { 'x-bank': 'secret' })).status).toBe(200)
  expect(handled).toEqual([transactionId])
})

it('takes nothing while the settings name another', async () => {
  Object.assign(portalOf(portal.payload).env, { paymentGateway: 'none' })
  await expect(aStartedPayment(portal.payload)).rejects.toMatchObject({ code: 'PAYMENTS_CLOSED', status: 503 })
})
