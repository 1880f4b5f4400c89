import { describe, expect, it } from 'vitest'
import {
  aBuyerOfTwoBooks,
  asStore,
  parcelOfReturn,
  partOf,
  refundHeld,
  violatedInvariants,
} from '../../../test/builders/order-parts.ts'
import { aDeliveredOrder, readOrder, stockOf } from '../../../test/builders/orders.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import { awaitReturn } from './await-return.ts'
import { orderEffects } from './order-effects.ts'
import { reopenReturn } from './reopen-return.ts'

const portal = startTestPortal()
const staff = { id: '1', name: 'Store' }
const accept = { decision: 'accepted', reason: 'As described.', refundPaise: 320_50, restock: true }
const reject = { decision: 'rejected', reason: 'There are notes in it.' }

/** A delivered order whose buyer asks to return one copy of its first book. */
async function aRequestedReturn() {
  const buyer = await aBuyerOfTwoBooks(portal)
  const { id, paymentId } = await aDeliveredOrder(portal, buyer.order)
  const lines = partOf([buyer.one, 1])
  const asked = await buyer.call('requestReturn', { oid: id, reason: 'damaged', lines })
  expect(asked.status, asked.text).toBe(200)
  const current = () => readOrder(portal.payload, id)
  const store = async (call: Parameters<typeof asStore>[2], body: object) => {
    const { revision } = await current()
    return asStore(portal, { id }, call, { revision, ...body })
  }
  const view = async () => {
    const { reply } = await buyer.list()
    return reply.result.find((each: { view: { id: string } }) => each.view.id === id).view
  }
  return { ...buyer, id, paymentId: paymentId ?? '', current, store, view }
}

describe('a return', () => {
  itsRule('refunds nothing before its books have arrived and were checked', async () => {
    const { id, one, paymentId, current, store, view, news } = await aRequestedReturn()
    expect((await store('return', accept)).status).toBe(409)
    expect((await store('return/received', { isReceived: true })).status).toBe(409)
    expect((await store('return/parcel', { sendTo: ' ' })).status).toBe(400)
    expect((await store('return/parcel', { sendTo: 'Station Road 1' })).status).toBe(200)
    expect(await view()).toMatchObject({ state: 'returnAwaited', returnAnswer: 'Station Road 1' })
    expect((await store('return', accept)).status).toBe(409)
    expect([await refundHeld(portal, paymentId), await stockOf(portal.payload, one)]).toEqual([0, [2, 0]])

    expect((await store('return/received', { isReceived: true })).status).toBe(200)
    const { state, returnAnswer, timeline } = await view()
    expect([state, returnAnswer]).toEqual(['returnReceived', ''])
    expect(timeline.map(({ event }: { event: string }) => event).slice(-4)).toEqual([
      'returnRequested',
      'returnAwaited',
      'returnReceived',
      'returnChecked',
    ])
    expect((await store('return', accept)).status).toBe(200)
    expect(await view()).toMatchObject({ state: 'paid', returnAnswer: 'As described.' })
    expect([await refundHeld(portal, paymentId), await stockOf(portal.payload, one)]).toEqual([320_50, [3, 0]])
    const { returns } = await current()
    expect(returns).toMatchObject([{ awaitedAt: expect.any(String), receivedAt: expect.any(String) }])
    const subjects = (await news()).map(({ subject }) => subject)
    expect(subjects).toContain(`Send us the books of your order ${(await current()).orderNumber} that you return`)
    expect(subjects).toHaveLength(3)
    expect(await violatedInvariants(portal)).toEqual([])
    expect((await asStore(portal, { id }, 'return/reopen', { revision: (await current()).revision })).status).toBe(409)
  })

  itsRule('can be corrected at each stage: the address, an arrival by mistake, and a rejection', async () => {
    const { one, paymentId, store, view, news } = await aRequestedReturn()
    for (const sendTo of ['Station Road 1', 'Station Road 11']) {
      expect((await store('return/parcel', { sendTo })).status).toBe(200)
    }
    expect(await view()).toMatchObject({ returnAnswer: 'Station Road 11' })
    expect((await store('return/received', { isReceived: true })).status).toBe(200)
    expect((await store('return/parcel', { sendTo: 'Station Road 1' })).status).toBe(409)
    expect((await store('return/received', { isReceived: false })).status).toBe(200)
    expect(await view()).toMatchObject({ state: 'returnAwaited' })
    expect((await store('return/received', { isReceived: true })).status).toBe(200)

    expect((await store('return', reject)).status).toBe(200)
    expect(await view()).toMatchObject({ state: 'paid', returnAnswer: reject.reason, lines: [{ returnable: 2 }, {}] })
    expect((await store('return/reopen', {})).status).toBe(200)
    expect((await store('return/reopen', {})).status).toBe(409)
    expect(await view()).toMatchObject({ state: 'returnReceived', returnAnswer: '', lines: [{ returning: 1 }, {}] })
    expect((await store('return', accept)).status).toBe(200)
    expect(await view()).toMatchObject({ lines: [{ returned: 1, returnable: 2 }, {}] })
    expect([await refundHeld(portal, paymentId), await stockOf(portal.payload, one)]).toEqual([320_50, [3, 0]])
    // Confirmed, the address twice, rejected, reopened and accepted.
    expect(await news()).toHaveLength(6)
    expect(await violatedInvariants(portal)).toEqual([])
  })

  it('changes once, although two of staff answer at the same time', async () => {
    const { id, current, store, news } = await aRequestedReturn()
    const { revision } = await current()
    const twice = await Promise.all([
      store('return/parcel', { sendTo: 'Station Road 1', revision }),
      store('return', { ...reject, revision }),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await news()).toHaveLength(2)
    expect((await asStore(portal, { id }, 'return/received', { isReceived: true, revision })).status).toBe(409)
  })

  itsRule('that a refund of nothing settles says what happens instead', async () => {
    const { id, paymentId, store, news } = await aRequestedReturn()
    await parcelOfReturn(portal, { id })
    expect((await store('return', { ...accept, refundPaise: 0, reason: 'We send you a new copy.' })).status).toBe(200)
    expect(await refundHeld(portal, paymentId)).toBe(0)
    const [latest] = (await news()).filter(({ subject }) => subject?.startsWith('We accepted'))
    expect(latest?.text).toContain('This return has no refund')
    expect(latest?.text).toContain('We send you a new copy.')
  })

  it('reaches the buyer once after a kill at any write of an answer or a reopening', async () => {
    const { payload } = portal
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const { id, current, store, news } = await aRequestedReturn()
      const later = async () => {
        for (const minutes of [6, 12]) {
          await runDue({ payload, work: orderEffects, now: () => new Date(Date.now() + minutes * 60_000) })
        }
      }
      const ask = async () => {
        const order = await current()
        return awaitReturn({ payload, order, sendTo: 'Road 1', revision: order.revision, staff, now: new Date() })
      }
      const asked = await killAtWrite(payload, nth, ask)
      if (!(await current()).returnAwaitedAt) await ask()
      await later()
      expect((await store('return', reject)).status).toBe(200)
      const reopen = async () => {
        const order = await current()
        return reopenReturn({ payload, order, revision: order.revision, now: new Date() })
      }
      const reopened = await killAtWrite(payload, nth, reopen)
      if ((await current()).returnDecision) await reopen()
      await later()
      expect(await readOrder(payload, id)).toMatchObject({ dueAt: null, returnDecision: null })
      expect(await news()).toHaveLength(4)
      died = asked.died || reopened.died
      expect(nth).toBeLessThan(40)
    }
  })
})
