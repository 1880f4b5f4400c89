import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../../test/providers/faults.ts'
import { phonepeForTests } from '../../../../test/providers/phonepe/phonepe-gateway.ts'
import type { PaymentOrder } from '../gateway.ts'
import { phonepeGateway } from './phonepe-gateway.ts'

const { parts, orderOf, aPaidOrder } = phonepeForTests()

const MINUTE = 60_000
const ask = ({ transactionId }: PaymentOrder, gateway = parts.gateway) =>
  gateway.ask({ transactionId, reference: null })
const tokenRequests = () => parts.bank.requests.filter(({ path }) => path === '/v1/oauth/token').length

describe('a payment through PhonePe', () => {
  it('opens a page for the exact amount that closes in time and returns to the result page', async () => {
    const order = orderOf()
    const opened = await parts.gateway.start(order)
    expect(opened).toEqual({
      url: `https://mercury.example/transact?token=${order.transactionId}`,
      reference: parts.bank.order(order.transactionId).orderId,
    })
    expect(JSON.parse(parts.bank.requests.at(-1)?.body ?? '')).toEqual({
      merchantOrderId: order.transactionId,
      amount: 50_000,
      expireAfter: 1800,
      metaInfo: { udf1: order.description },
      paymentFlow: {
        type: 'PG_CHECKOUT',
        message: order.description,
        merchantUrls: { redirectUrl: order.successUrl },
      },
    })
    expect(await ask(order)).toMatchObject({ state: 'pending', amountPaise: 50_000, currency: 'INR' })
  })

  it.each([
    [1, 300],
    [600, 3600],
  ])('keeps to PhonePe’s limits for a page of %d minutes', async (minutes, seconds) => {
    await parts.gateway.start(orderOf({ expiresAt: new Date(parts.bank.clock() + minutes * MINUTE) }))
    expect(JSON.parse(parts.bank.requests.at(-1)?.body ?? '').expireAfter).toBe(seconds)
  })

  it('is paid with the bank’s references once the order is complete', async () => {
    const order = await aPaidOrder()
    const end = order.transactionId.slice(-6)
    expect(await ask(order)).toEqual({
      state: 'paid',
      transactionId: order.transactionId,
      amountPaise: 50_000,
      currency: 'INR',
      reference: parts.bank.order(order.transactionId).orderId,
      providerPaymentId: `OM${end}`,
      bankReference: `UTR${end}`,
      method: 'UPI_QR',
    })
  })

  it('reports what was paid, not what was asked for', async () => {
    const order = orderOf()
    await parts.gateway.start(order)
    parts.bank.complete(order.transactionId, 49_999)
    expect(await ask(order)).toMatchObject({ state: 'paid', amountPaise: 49_999 })
  })

  it.each([
    ['nothing was tried', [], 'unused'],
    ['an attempt is under way', ['FAILED', 'PENDING'], 'undecided'],
    ['every attempt was refused', ['FAILED'], 'refused'],
  ] as const)('that waits says when %s', async (_, attempts, use) => {
    const order = orderOf()
    await parts.gateway.start(order)
    for (const state of attempts) parts.bank.attempt(order.transactionId, state)
    expect(await ask(order)).toMatchObject({ state: 'pending', use })
  })

  it('is decided by the order, not by an attempt that failed before another succeeded', async () => {
    const order = orderOf()
    await parts.gateway.start(order)
    parts.bank.decline(order.transactionId)
    expect(await ask(order)).toMatchObject({ state: 'failed' })
    parts.bank.complete(order.transactionId)
    expect(await ask(order)).toMatchObject({ state: 'paid', method: 'UPI_QR' })
  })

  it('is unknown when PhonePe has no such order', async () => {
    expect(await ask(orderOf())).toEqual({ state: 'unknown' })
    parts.bank.faults.next(null, { status: 400, body: { success: false, code: 'INVALID_MERCHANT_ORDER_ID' } })
    await ask(orderOf())
    expect(await ask(orderOf())).toEqual({ state: 'unknown' })
  })
})

describe('PhonePe’s access token', () => {
  it('is fetched once for concurrent calls and reused', async () => {
    const order = await aPaidOrder()
    await Promise.all(Array.from({ length: 10 }, () => ask(order)))
    expect(tokenRequests()).toBe(1)
  })

  it('is renewed after half of its lifetime', async () => {
    const order = await aPaidOrder()
    parts.bank.pass(29 * MINUTE)
    await ask(order)
    expect(tokenRequests()).toBe(1)
    parts.bank.pass(2 * MINUTE)
    await ask(order)
    expect(tokenRequests()).toBe(2)
  })

  it('is replaced once when PhonePe no longer accepts it', async () => {
    const order = await aPaidOrder()
    parts.bank.revokeToken()
    expect(await ask(order)).toMatchObject({ state: 'paid' })
    expect(tokenRequests()).toBe(2)
  })

  it('is requested at most twice per call when every token is refused', async () => {
    const order = await aPaidOrder()
    parts.bank.faults.next({ status: 401 }, null, { status: 401 })
    await expect(ask(order)).rejects.toMatchObject({ kind: 'credentials', status: 401 })
    expect(tokenRequests()).toBe(2)
  })

  it('names wrong credentials without printing them', async () => {
    const settings = { ...parts.bank.settings, clientSecret: 'wrong-secret' }
    const asked = phonepeGateway({ settings, clock: parts.bank.clock }).ask({ transactionId: 'T1', reference: null })
    const error = await asked.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'credentials', code: 'INVALID_CLIENT' })
    expect(String(error)).not.toContain('secret')
  })
})

/** Each fault, and the kind of its error. */
const FAULTS: [string, Fault, string][] = [
  ['no response', 'hang', 'unreachable'],
  ['a closed connection', 'reset', 'unreachable'],
  ['500 with JSON', { status: 500 }, 'busy'],
  ['502 with an HTML page', { status: 502, html: true }, 'busy'],
  ['200 with an HTML page', { status: 200, html: true }, 'unexpected'],
  ['404 with an HTML page', { status: 404, html: true }, 'unexpected'],
  ['429', { status: 429 }, 'busy'],
  ['403', { status: 403 }, 'credentials'],
  ['400 for another reason', { status: 400, body: { code: 'BAD_REQUEST' } }, 'refused'],
  ['a state of another protocol', { status: 200, body: { orderId: 'O', state: 'SUCCESS', amount: 1 } }, 'unexpected'],
  [
    'an amount that is no number',
    { status: 200, body: { orderId: 'O', state: 'COMPLETED', amount: '5' } },
    'unexpected',
  ],
]

it.each(FAULTS)('throws when PhonePe responds with %s', async (_, fault, kind) => {
  const order = await aPaidOrder()
  parts.bank.faults.next(fault)
  const gateway = fault === 'hang' ? parts.hurried : parts.gateway
  await expect(ask(order, gateway)).rejects.toMatchObject({ name: 'GatewayError', kind })
  expect(await ask(order)).toMatchObject({ state: 'paid' })
})
