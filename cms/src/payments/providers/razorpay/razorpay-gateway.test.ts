import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../../test/providers/faults.ts'
import { anOrder } from '../../../../test/providers/orders.ts'
import { razorpayForTests } from '../../../../test/providers/razorpay/razorpay-gateway.ts'

const { parts, anOpenedOrder, aPaidOrder } = razorpayForTests()

describe('a payment through Razorpay', () => {
  it('opens a link for the exact amount that closes in time and returns to the result page', async () => {
    const order = anOrder()
    const { url, reference } = await parts.gateway.start(order)
    expect(url).toBe(`https://rzp.example/i/${reference}`)
    expect(JSON.parse(parts.bank.requests.at(-1)?.body ?? '')).toEqual({
      amount: 50_000,
      currency: 'INR',
      accept_partial: false,
      reference_id: order.transactionId,
      description: order.description,
      expire_by: Math.floor(order.expiresAt.getTime() / 1000),
      notify: { sms: false, email: false },
      reminder_enable: false,
      notes: { transactionId: order.transactionId },
      callback_url: order.successUrl,
      callback_method: 'get',
    })
    expect(await parts.gateway.ask({ ...order, reference })).toMatchObject({ state: 'pending', amountPaise: 50_000 })
  })

  it('is paid with the bank’s references once the link is', async () => {
    const order = await aPaidOrder()
    expect(await parts.gateway.ask(order)).toEqual({
      state: 'paid',
      transactionId: order.transactionId,
      amountPaise: 50_000,
      currency: 'INR',
      reference: order.reference,
      providerPaymentId: `pay_${order.reference}`,
      bankReference: `RRN${order.reference}`,
      method: 'upi',
    })
  })

  it('is found by its own id when the response that named the link was lost', async () => {
    const order = anOrder()
    parts.bank.faults.next('lost')
    await expect(parts.gateway.start(order)).rejects.toMatchObject({ kind: 'unreachable' })
    parts.bank.pay(order.transactionId)
    const report = await parts.gateway.ask({ ...order, reference: null })
    expect(report).toMatchObject({ state: 'paid', providerPaymentId: `pay_${parts.bank.link(order.transactionId).id}` })
  })

  it('reports what was paid, and the currency', async () => {
    const order = await anOpenedOrder()
    parts.bank.pay(order.transactionId, 49_999)
    parts.bank.link(order.transactionId).currency = 'USD'
    expect(await parts.gateway.ask(order)).toMatchObject({ state: 'paid', amountPaise: 49_999, currency: 'USD' })
  })

  it.each([
    ['created', 'pending'],
    ['partially_paid', 'pending'],
    ['expired', 'failed'],
    ['cancelled', 'failed'],
  ] as const)('that Razorpay calls %s is %s', async (status, state) => {
    const order = await anOpenedOrder()
    parts.bank.link(order.transactionId).status = status
    expect(await parts.gateway.ask(order)).toMatchObject({ state })
  })

  it.each([
    ['nothing was tried', [], 'unused'],
    ['a payment is under way', ['failed', 'created'], 'undecided'],
    ['a payment is not captured yet', ['authorized'], 'undecided'],
    ['every payment was refused', ['failed'], 'refused'],
  ] as const)('says when %s, open or expired', async (_, attempts, use) => {
    const order = await anOpenedOrder()
    for (const status of attempts) parts.bank.attempt(order.transactionId, status)
    expect(await parts.gateway.ask(order)).toMatchObject({ state: 'pending', use })
    parts.bank.expire(order.transactionId)
    expect(await parts.gateway.ask(order)).toMatchObject({ state: 'failed', use })
  })

  it('does not say what was tried while that cannot be fetched', async () => {
    const order = await anOpenedOrder()
    parts.bank.attempt(order.transactionId, 'created')
    parts.bank.faults.next(null, { status: 502, html: true })
    expect(await parts.gateway.ask(order)).not.toHaveProperty('use')
  })

  it('counts without the bank’s reference while that cannot be fetched', async () => {
    const order = await aPaidOrder()
    parts.bank.faults.next(null, { status: 502, html: true })
    const report = await parts.gateway.ask(order)
    expect(report).toMatchObject({ state: 'paid', providerPaymentId: `pay_${order.reference}`, method: 'upi' })
    expect(report).not.toHaveProperty('bankReference')
  })

  it('is unknown when Razorpay has no such link', async () => {
    expect(await parts.gateway.ask({ transactionId: 'T0', reference: 'plink_none' })).toEqual({ state: 'unknown' })
    expect(await parts.gateway.ask({ transactionId: 'T0', reference: null })).toEqual({ state: 'unknown' })
  })

  const faults: [string, Fault, string][] = [
    ['no response', 'hang', 'unreachable'],
    ['a closed connection', 'reset', 'unreachable'],
    ['500', { status: 500 }, 'busy'],
    ['503 with an HTML page', { status: 503, html: true }, 'busy'],
    ['200 with an HTML page', { status: 200, html: true }, 'unexpected'],
    ['404 with an HTML page', { status: 404, html: true }, 'unexpected'],
    ['429', { status: 429 }, 'busy'],
    ['401', { status: 401, body: { error: { description: 'The api key provided is invalid' } } }, 'credentials'],
    ['400 for another reason', { status: 400, body: { error: { description: 'Invalid' } } }, 'refused'],
    ['a link without an amount', { status: 200, body: { id: 'plink_1', status: 'paid' } }, 'unexpected'],
  ]
  it.each(faults)('throws when Razorpay responds with %s', async (_, fault, kind) => {
    const order = await aPaidOrder()
    parts.bank.faults.next(fault)
    const gateway = fault === 'hang' ? parts.hurried : parts.gateway
    await expect(gateway.ask(order)).rejects.toMatchObject({ name: 'GatewayError', kind })
    expect(await parts.gateway.ask(order)).toMatchObject({ state: 'paid' })
  })
})
