/** @sqlite-only cancel-part.int.test.ts writes the same on both */
import { describe, expect, it } from 'vitest'
import {
  aBuyerOfTwoBooks,
  asStore,
  parcelOfReturn,
  partOf,
  refundHeld,
  violatedInvariants,
} from '../../../test/builders/order-parts.ts'
import { aBoughtOrder, aDeliveredOrder, moveParcel, readOrder, stockOf } from '../../../test/builders/orders.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import { decideReturn } from './decide-return.ts'
import { orderEffects } from './order-effects.ts'

const portal = startTestPortal()

describe('returning a part', () => {
  it('several times, with one request at a time, until nothing is left', async () => {
    const { one, two, order: bought, call, news } = await aBuyerOfTwoBooks(portal)
    const order = await aDeliveredOrder(portal, bought)
    const back = (lines: object, reason = 'changedMind') => call('requestReturn', { oid: order.id, reason, lines })
    const asked = await back(partOf([one, 1]), 'damaged')
    expect(asked.reply.result.view).toMatchObject({
      state: 'returnRequested',
      lines: [{ returning: 1 }, { returning: 0 }],
    })
    expect((await back(partOf([two, 1]))).status).toBe(409)
    const accept = { decision: 'accepted', reason: 'Received.', refundPaise: 500_50, restock: true }
    await parcelOfReturn(portal, order)
    expect((await asStore(portal, order, 'return', { ...accept, revision: order.revision })).status).toBe(409)
    expect((await asStore(portal, order, 'return', accept)).status).toBe(200)
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'paid' })
    expect(await stockOf(portal.payload, one)).toEqual([3, 0])

    for (const lines of [partOf([one, 3]), partOf([one, 2], [one, 1])]) expect((await back(lines)).status).toBe(409)
    expect((await back(partOf([two, 1]))).status).toBe(200)
    expect((await asStore(portal, order, 'return', { decision: 'rejected', reason: 'It has notes.' })).status).toBe(200)
    expect((await back(partOf([two, 2]))).status).toBe(409)
    const last = await call('requestReturn', { oid: order.id, reason: 'changedMind' })
    expect(last.reply.result.view.lines).toMatchObject([
      { returned: 1, returning: 2, returnable: 0 },
      { returned: 0, returning: 1, returnable: 0 },
    ])
    await parcelOfReturn(portal, order)
    const most = order.totalPaise - 500_50
    expect((await asStore(portal, order, 'return', { ...accept, refundPaise: most + 1 })).status).toBe(400)
    expect((await asStore(portal, order, 'return', { ...accept, refundPaise: 841_00, restock: false })).status).toBe(
      200,
    )
    const { revision: _, ...current } = await readOrder(portal.payload, order.id)
    // The copy whose return was rejected stays with the buyer.
    expect(current).toMatchObject({ status: 'paid', paymentId: expect.any(String) })
    expect(await refundHeld(portal, current.paymentId ?? '')).toBe(500_50 + 841_00)
    expect(await stockOf(portal.payload, one)).toEqual([3, 0])
    expect((await call('requestReturn', { oid: order.id, reason: 'damaged' })).status).toBe(409)
    // Confirmed, two parcels asked for, and three decisions.
    expect(await news()).toHaveLength(6)
    expect(await violatedInvariants(portal)).toEqual([])
  })

  it('of what is left after a cancellation ends the order', async () => {
    const { one, two, order: bought, call } = await aBuyerOfTwoBooks(portal)
    const { order } = await aBoughtOrder(portal, bought)
    await call('cancelOrder', { oid: order.id, lines: partOf([one, 3]) })
    await moveParcel(portal.payload, order, { status: 'delivered', deliveredAt: new Date().toISOString() })
    expect((await call('requestReturn', { oid: order.id, reason: 'damaged', lines: partOf([one, 1]) })).status).toBe(
      409,
    )
    expect((await call('requestReturn', { oid: order.id, reason: 'damaged', lines: partOf([two, 2]) })).status).toBe(
      200,
    )
    await parcelOfReturn(portal, order)
    const body = { decision: 'accepted', reason: 'Received.', refundPaise: 400_00, restock: true }
    expect((await asStore(portal, order, 'return', body)).status).toBe(200)
    expect(await readOrder(portal.payload, order.id)).toMatchObject({ status: 'returned' })
    expect([await stockOf(portal.payload, one), await stockOf(portal.payload, two)]).toEqual([
      [5, 0],
      [5, 0],
    ])
    expect(await violatedInvariants(portal)).toEqual([])
  })

  it('is finished after a kill at any write of its decision: one refund, copies back once, one answer', async () => {
    const { payload } = portal
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const { one, order: bought, call, news } = await aBuyerOfTwoBooks(portal)
      const { id, paymentId } = await aDeliveredOrder(portal, bought)
      const lines = partOf([one, 2])
      expect((await call('requestReturn', { oid: id, reason: 'changedMind', lines })).status).toBe(200)
      const body = { decision: 'accepted' as const, reason: 'Received.', refundPaise: 641_00, restock: true }
      await parcelOfReturn(portal, { id })
      const order = await readOrder(payload, id)
      const decide = () =>
        decideReturn({ payload, order, decision: body, staff: { id: '1', name: 'Store' }, now: new Date() })
      ;({ died } = await killAtWrite(payload, nth, decide))
      if (!(await readOrder(payload, id)).returnDecision) await decide()
      for (const minutes of [6, 12]) {
        await runDue({ payload, work: orderEffects, now: () => new Date(Date.now() + minutes * 60_000) })
      }
      expect(await readOrder(payload, id)).toMatchObject({
        status: 'paid',
        dueAt: null,
        returns: [{ refundPaise: 641_00 }],
      })
      expect(await refundHeld(portal, paymentId ?? '')).toBe(641_00)
      expect(await stockOf(payload, one)).toEqual([4, 0])
      expect(await news()).toHaveLength(3)
      expect(nth).toBeLessThan(40)
    }
  })
})
