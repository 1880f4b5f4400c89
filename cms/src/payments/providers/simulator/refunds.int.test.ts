/** @sqlite-only refunds.int.test.ts refunds with this provider on both databases */
import { beforeEach, expect, it } from 'vitest'
import { aStartedPayment } from '../../../../test/builders/payments.ts'
import { simulatorOf } from '../../../../test/simulator.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { portalOf } from '../../../foundation/portal.ts'
import type { RefundOrder } from '../gateway.ts'
import { simulatorGateway } from './simulator-gateway.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)

let reported: string[] = []
beforeEach(() => {
  reported = []
  portalOf(portal.payload).checkRefund = async ({ refundId }) => void reported.push(refundId)
})

const gateway = () => simulatorGateway(portal.payload)
const ask = (order: RefundOrder) => gateway().askRefund({ ...order, reference: null })

/** A refund of ₹200 of a paid ₹500. */
async function aRefund(refundId: string, amountPaise = 20_000): Promise<RefundOrder> {
  const { transactionId } = await aStartedPayment(portal.payload)
  await bank.act(transactionId, 'pay')
  return { refundId, amountPaise, payment: { transactionId, reference: null, amountPaise: 50_000 } }
}

it('is done at once, and once however often it is requested', async () => {
  const order = await aRefund('R1')
  const done = { state: 'done', refundId: 'R1', amountPaise: 20_000, reference: 'SIMR-R1' }
  expect(await gateway().refund(order)).toEqual(done)
  expect(await gateway().refund(order)).toEqual(done)
  expect(await ask(order)).toEqual(done)
  expect((await bank.order(order.payment.transactionId)).refunds).toHaveLength(1)
})

it('never exceeds the payment, also when ten are requested at once', async () => {
  const order = await aRefund('R2', 10_000)
  const ids = Array.from({ length: 10 }, (_, index) => `R2-${index}`)
  const reports = await Promise.all(ids.map((refundId) => gateway().refund({ ...order, refundId })))
  const states = reports.map(({ state }) => state)
  expect(states.filter((state) => state === 'done')).toHaveLength(5)
  expect(states.filter((state) => state === 'failed')).toHaveLength(5)
})

it('fails before the payment is complete, and is unknown without an order', async () => {
  const { transactionId } = await aStartedPayment(portal.payload)
  const order = { refundId: 'R3', amountPaise: 100, payment: { transactionId, reference: null, amountPaise: 50_000 } }
  expect(await gateway().refund(order)).toMatchObject({ state: 'failed' })
  const elsewhere = { ...order, payment: { ...order.payment, transactionId: 'T0' } }
  expect(await gateway().refund(elsewhere)).toEqual({ state: 'unknown' })
  expect(await ask({ ...order, refundId: 'R4' })).toEqual({ state: 'unknown' })
})

it('can be held until the bank completes and reports it', async () => {
  const order = await aRefund('R5')
  await bank.actOnRefunds(order.payment.transactionId, 'refunds-hold')
  expect(await gateway().refund(order)).toMatchObject({ state: 'pending' })
  const before = bank.statuses.length
  await bank.actOnRefunds(order.payment.transactionId, 'refunds-complete')
  expect(await ask(order)).toMatchObject({ state: 'done' })
  expect(reported).toEqual(['R5'])
  await bank.actOnRefunds(order.payment.transactionId, 'refunds-complete-twice')
  expect(reported).toEqual(['R5'])
  expect(bank.statuses.slice(before)).toEqual([200])
})

it('can be completed with two reports, or refused', async () => {
  const [twice, refused] = [await aRefund('R6'), await aRefund('R7')]
  for (const order of [twice, refused]) {
    await bank.actOnRefunds(order.payment.transactionId, 'refunds-hold')
    await gateway().refund(order)
  }
  await bank.actOnRefunds(twice.payment.transactionId, 'refunds-complete-twice')
  await bank.actOnRefunds(refused.payment.transactionId, 'refunds-refuse')
  expect(reported).toEqual(['R6', 'R6', 'R7'])
  expect(await ask(twice)).toMatchObject({ state: 'done' })
  expect(await ask(refused)).toMatchObject({ state: 'failed' })
  const another = { ...refused, refundId: 'R8' }
  expect(await gateway().refund(another)).toMatchObject({ state: 'failed', reason: 'The bank refused the refund.' })
})
