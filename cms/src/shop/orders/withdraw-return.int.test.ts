import { describe, expect, it } from 'vitest'
import {
  aBuyerOfTwoBooks,
  asStore,
  parcelOfReturn,
  partOf,
  violatedInvariants,
} from '../../../test/builders/order-parts.ts'
import { aDeliveredOrder, readOrder } from '../../../test/builders/orders.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

/** A delivered order whose buyer asks to return one copy of its first book. */
async function aRequestedReturn() {
  const buyer = await aBuyerOfTwoBooks(portal)
  const { id } = await aDeliveredOrder(portal, buyer.order)
  const ask = () => buyer.call('requestReturn', { oid: id, reason: 'damaged', lines: partOf([buyer.one, 1]) })
  const asked = await ask()
  expect(asked.status, asked.text).toBe(200)
  const revision = async () => (await readOrder(portal.payload, id)).revision
  const withdraw = async (seen?: number) =>
    buyer.call('withdrawReturn', { oid: id, revision: seen ?? (await revision()) })
  const store = async (call: Parameters<typeof asStore>[2], body: object, seen?: number) =>
    asStore(portal, { id }, call, { revision: seen ?? (await revision()), ...body })
  return { ...buyer, id, ask, revision, withdraw, store }
}

describe('withdrawing a return', () => {
  it('leaves the books with the buyer, says so once, and lets them ask again', async () => {
    const { id, ask, withdraw, store, news } = await aRequestedReturn()
    expect((await store('return/parcel', { sendTo: 'Station Road 1' })).status).toBe(200)
    const { status, reply } = await withdraw()
    expect([status, reply.msg]).toEqual([200, 'You have withdrawn your return request. You keep the books.'])
    expect(reply.result.view).toMatchObject({
      state: 'paid',
      mayWithdrawReturn: false,
      returnAnswer: '',
      returnUntil: expect.any(String),
      lines: [{ returning: 0, returnable: 3 }, {}],
    })
    const events = reply.result.view.timeline.map(({ event }: { event: string }) => event)
    expect(events.slice(-3)).toEqual(['returnRequested', 'returnAwaited', 'returnWithdrawn'])
    expect((await store('return/received', { isReceived: true })).status).toBe(409)

    const again = await ask()
    expect(again.reply.result.view).toMatchObject({
      state: 'returnRequested',
      mayWithdrawReturn: true,
      returnAgainUntil: expect.any(String),
    })
    expect((await withdraw()).status).toBe(200)
    // Confirmed, where to send the books, and withdrawn twice.
    const mails = (await news()).filter(({ subject }) => subject?.includes('withdrawn'))
    expect(mails).toHaveLength(2)
    expect(await news()).toHaveLength(4)
    expect(await readOrder(portal.payload, id)).toMatchObject({ dueAt: null, withdrawnReturns: [{}, {}] })
    expect(await violatedInvariants(portal)).toEqual([])
  })

  it('changes nothing when two devices do it', async () => {
    const { withdraw, revision, news } = await aRequestedReturn()
    const seen = await revision()
    const twice = await Promise.all([withdraw(seen), withdraw(seen)])
    expect([...twice, await withdraw(seen)].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await news()).toHaveLength(2)
  })

  it.each([
    ['return', { decision: 'rejected', reason: 'There are notes in it.' }],
    ['return/parcel', { sendTo: 'Station Road 1' }],
  ] as const)('or the answer of staff counts when both come at once: %s', async (call, body) => {
    const { id, withdraw, store, revision } = await aRequestedReturn()
    const seen = await revision()
    const [mine, theirs] = await Promise.all([withdraw(seen), store(call, body, seen)])
    expect([mine.status, theirs.status].sort()).toEqual([200, 409])
    const { returnRequestedAt, withdrawnReturns } = await readOrder(portal.payload, id)
    expect([Boolean(returnRequestedAt), withdrawnReturns ?? []]).toEqual(
      mine.status === 200 ? [false, [expect.anything()]] : [true, []],
    )
  })

  itsRule(
    'is refused when the parcel has arrived, the return is decided, or the page is older than the order',
    async () => {
      const { id, withdraw, store, revision } = await aRequestedReturn()
      const seen = await revision()
      expect((await store('return/parcel', { sendTo: 'Station Road 1' })).status).toBe(200)
      const stale = await withdraw(seen)
      expect([stale.status, stale.reply.msg]).toEqual([409, expect.stringContaining('has changed since you opened it')])
      await parcelOfReturn(portal, { id })
      const late = await withdraw()
      expect([late.status, late.reply.msg]).toEqual([409, expect.stringContaining('reached us already')])
      expect((await store('return', { decision: 'rejected', reason: 'It has notes.' })).status).toBe(200)
      const decided = await withdraw()
      expect([decided.status, decided.reply.msg]).toEqual([409, expect.stringContaining('decided')])
    },
  )

  itsRule('needs a return request of one’s own', async () => {
    const { id, order } = await aRequestedReturn()
    const other = await aBuyerOfTwoBooks(portal)
    expect((await other.call('withdrawReturn', { oid: id, revision: 1 })).status).toBe(404)
    const { id: kept, studentId, revision } = await aDeliveredOrder(portal, other.order)
    expect(studentId).not.toBe(order.studentId)
    const none = await other.call('withdrawReturn', { oid: kept, revision })
    expect([none.status, none.reply.msg]).toEqual([409, 'This order has no return request.'])
    expect((await other.call('withdrawReturn', { oid: kept })).status).toBe(400)
  })
})
