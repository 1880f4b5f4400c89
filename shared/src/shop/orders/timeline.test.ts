import { describe, expect, it } from 'vitest'
import type { ShipmentStatus } from '../couriers/shipment-status.ts'
import { orderTimeline, type TimelineFacts } from './timeline.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour)).toISOString()
const facts: TimelineFacts = {
  state: 'unpaid',
  orderedAt: at(1),
  paidAt: null,
  cancelledAt: null,
  addressChangedAt: null,
  parcel: null,
  cancellations: [],
  openReturn: null,
  returns: [],
  withdrawnReturns: [],
  refunds: [],
}
const parcel = (status: ShipmentStatus, times: Partial<TimelineFacts['parcel']> = {}) => ({
  status,
  packedAt: null,
  dispatchedAt: null,
  deliveredAt: null,
  ...times,
})
/** Each entry in short: a step to come in brackets. */
const shortly = (change: Partial<TimelineFacts>) =>
  orderTimeline({ ...facts, ...change }).map(({ event, isDone }) => (isDone ? event : `(${event})`))

describe('the timeline of an order', () => {
  it('has the steps to come of an unpaid and of a paid order', () => {
    expect(shortly({})).toEqual(['ordered', '(paid)', '(packed)', '(shipped)', '(delivered)'])
    expect(shortly({ state: 'paid', paidAt: at(2), parcel: parcel('created') })).toEqual([
      'ordered',
      'paid',
      '(packed)',
      '(shipped)',
      '(delivered)',
    ])
  })

  it('has the times of what has happened', () => {
    const times = { packedAt: at(3), dispatchedAt: at(4), deliveredAt: at(5) }
    const entries = orderTimeline({ ...facts, state: 'paid', paidAt: at(2), parcel: parcel('delivered', times) })
    expect(entries.map((entry) => [entry.event, entry.at])).toEqual([
      ['ordered', at(1)],
      ['paid', at(2)],
      ['packed', at(3)],
      ['shipped', at(4)],
      ['delivered', at(5)],
    ])
  })

  it('keeps a step without a time after the one before it', () => {
    const cancellations = [{ at: at(3), books: '1 × Anatomy' }]
    const shipped = parcel('shipped', { dispatchedAt: at(4) })
    expect(shortly({ state: 'paid', paidAt: at(2), cancellations, parcel: shipped })).toEqual([
      'ordered',
      'paid',
      'packed',
      'partCancelled',
      'shipped',
      '(delivered)',
    ])
  })

  it.each(['cancelled', 'withdrawn', 'cancelling', 'returned', 'soldOut'] as const)('ends when %s', (state) => {
    expect(shortly({ state, paidAt: at(2), cancelledAt: at(3) }).join()).not.toContain('(')
  })

  it('says when the address changed', () => {
    const change = { state: 'paid', paidAt: at(2), addressChangedAt: at(3), parcel: parcel('created') } as const
    expect(shortly(change).slice(0, 3)).toEqual(['ordered', 'paid', 'addressChanged'])
  })

  it('says that an order is sold out', () =>
    expect(shortly({ state: 'soldOut', paidAt: at(2) })).toEqual(['ordered', 'paid', 'soldOut']))

  it('waits for no delivery of a parcel that comes back', () => {
    const back = parcel('returning', { packedAt: at(3), dispatchedAt: at(4) })
    expect(shortly({ state: 'paid', paidAt: at(2), parcel: back })).toEqual([
      'ordered',
      'paid',
      'packed',
      'shipped',
      'goingBack',
    ])
  })

  it('has returns and refunds by their time', () => {
    const entries = orderTimeline({
      ...facts,
      state: 'returnRequested',
      paidAt: at(2),
      parcel: parcel('delivered', { packedAt: at(3), dispatchedAt: at(4), deliveredAt: at(5) }),
      returns: [
        { at: at(7), books: '1 × Anatomy', decision: 'accepted' },
        { at: at(6), books: '1 × Botany', decision: 'rejected' },
      ],
      openReturn: { at: at(10), books: '1 × Zoology', stage: 'requested' },
      refunds: [
        { at: at(8), paise: 10_000, isDone: true },
        { at: at(9), paise: 20_000, isDone: false },
      ],
    })
    expect(entries.slice(5).map(({ event, books, paise }) => [event, books || paise])).toEqual([
      ['returnRejected', '1 × Botany'],
      ['returnAccepted', '1 × Anatomy'],
      ['refunded', 10_000],
      ['refundStarted', 20_000],
      ['returnRequested', '1 × Zoology'],
    ])
  })
  it('follows a return from the request over the parcel to the check, and says what is still to come', () => {
    const delivered = parcel('delivered', { packedAt: at(3), dispatchedAt: at(4), deliveredAt: at(5) })
    const books = '1 × Anatomy'
    const about = (openReturn: TimelineFacts['openReturn']) =>
      shortly({ state: 'returnAwaited', paidAt: at(2), parcel: delivered, openReturn }).slice(5)
    expect(about({ at: at(6), books, stage: 'requested' })).toEqual(['returnRequested'])
    expect(about({ at: at(6), books, stage: 'awaited', awaitedAt: at(7) })).toEqual([
      'returnRequested',
      'returnAwaited',
      '(returnReceived)',
      '(returnChecked)',
    ])
    expect(about({ at: at(6), books, stage: 'received', awaitedAt: at(7), receivedAt: at(8) })).toEqual([
      'returnRequested',
      'returnAwaited',
      'returnReceived',
      '(returnChecked)',
    ])
  })

  it('keeps when the parcel of a decided return arrived, and says that a rejection was taken back', () => {
    const delivered = parcel('delivered', { packedAt: at(3), dispatchedAt: at(4), deliveredAt: at(5) })
    const books = '1 × Anatomy'
    const parcelBack = { awaitedAt: at(7), receivedAt: at(8) }
    const rejected = { at: at(9), books, decision: 'rejected', reopenedAt: at(10), ...parcelBack } as const
    const known = { state: 'paid', paidAt: at(2), parcel: delivered } as const
    const open = { at: at(6), books, stage: 'received', ...parcelBack } as const
    expect(shortly({ ...known, returns: [rejected], openReturn: open }).slice(5)).toEqual([
      'returnRequested',
      'returnAwaited',
      'returnReceived',
      'returnRejected',
      'returnReopened',
      '(returnChecked)',
    ])
    const accepted = { at: at(11), books, decision: 'accepted', ...parcelBack } as const
    expect(shortly({ ...known, returns: [rejected, accepted] }).slice(5)).toEqual([
      'returnAwaited',
      'returnReceived',
      'returnRejected',
      'returnReopened',
      'returnAccepted',
    ])
  })

  it('keeps a return that its buyer withdrew, before one that is asked for again', () => {
    const delivered = parcel('delivered', { packedAt: at(3), dispatchedAt: at(4), deliveredAt: at(5) })
    const known = { state: 'paid', paidAt: at(2), parcel: delivered } as const
    const books = '1 × Anatomy'
    const early = { requestedAt: at(6), at: at(7), books }
    const late = { requestedAt: at(8), awaitedAt: at(9), at: at(10), books }
    expect(shortly({ ...known, withdrawnReturns: [early] }).slice(5)).toEqual(['returnRequested', 'returnWithdrawn'])
    const open = { at: at(11), books, stage: 'requested' } as const
    expect(shortly({ ...known, withdrawnReturns: [early, late], openReturn: open }).slice(5)).toEqual([
      'returnRequested',
      'returnWithdrawn',
      'returnRequested',
      'returnAwaited',
      'returnWithdrawn',
      'returnRequested',
    ])
  })
})
