import { afterEach, describe, expect, it } from 'vitest'
import { aStoredPayment, aStoredSeat, change } from '../../../test/builders/money-records.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import type { Payment, SeatOffer } from '../../payload-types.ts'
import { allotmentInvariants } from './invariants.ts'

const portal = startTestPortal()
afterEach(async () => {
  for (const collection of ['payments', 'seat-offers'] as const)
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
})

async function found(): Promise<string[]> {
  const names: string[] = []
  for (const { name, find } of allotmentInvariants) {
    for await (const { text, href } of find({ payload: portal.payload, now: new Date() })) {
      expect([text, href]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/^\/collections\//)])
      names.push(name)
    }
  }
  return names
}
const aSeat = (data: Partial<SeatOffer> = {}) => aStoredSeat(portal.payload, data)
const changeSeat = (id: string, data: Record<string, unknown>) => change(portal.payload, 'seat-offers', id, data)
const aPayment = (subjectId: string, data: Partial<Payment> = {}) =>
  aStoredPayment(portal.payload, { purpose: 'seat', subjectId, ...data })
/** A seat that is accepted, and its payment. */
async function aPaidSeat(data: Partial<SeatOffer> = {}): Promise<SeatOffer> {
  const seat = await aSeat({ status: 'accepted', ...data })
  const { transactionId: paymentId, paidAt, amountPaise: paidPaise } = await aPayment(seat.id)
  await changeSeat(seat.id, { paymentId, paidAt, paidPaise })
  return seat
}

describe('the nightly check of seats', () => {
  it('finds nothing where each is paid as it costs, waits for its payment, or is over', async () => {
    await aPaidSeat()
    await aSeat()
    await aSeat({ status: 'accepted' })
    await aSeat({ status: 'lapsed' })
    expect(await found()).toEqual([])
  })

  it('finds a seat that counts as paid without its payment', async () => {
    const paidAt = new Date().toISOString()
    const { id } = await aSeat({ status: 'accepted', paymentId: 'T1', paidAt })
    expect(await found()).toEqual(['seat-without-payment'])
    await changeSeat(id, { status: 'declined' })
    expect(await found()).toEqual([])
  })

  it('finds a seat that costs more than was paid, and one of which too little came back', async () => {
    const dearer = await aPaidSeat({ costsPaise: 60_000, duePaise: 50_000 })
    const cheaper = await aPaidSeat({ costsPaise: 40_050, duePaise: 50_000 })
    expect(await found()).toEqual(['seat-without-payment', 'seat-without-payment'])
    for (const { id } of [dearer, cheaper]) await changeSeat(id, { costsPaise: 50_000 })
    expect(await found()).toEqual([])
  })

  it('finds a payment that its seat does not count', async () => {
    const { id } = await aSeat()
    const { transactionId: paymentId, paidAt } = await aPayment(id)
    expect(await found()).toEqual(['payment-without-seat'])
    await changeSeat(id, { status: 'accepted', paymentId, paidAt })
    expect(await found()).toEqual([])
  })
})
