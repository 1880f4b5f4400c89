import { expect, it } from 'vitest'
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../couriers/shipment-status.ts'
import { orderNext } from './next.ts'
import { ORDER_STATES, type OrderState } from './status.ts'

const now = new Date('2026-11-26T06:00:00.000Z')
const expectedAt = '2026-11-29T00:00:00.000Z'
const nextOf = (state: OrderState, status: ShipmentStatus | null = null, change = {}) =>
  orderNext({
    state,
    parcel: status && { status, expectedAt },
    returnUntil: null,
    refundPendingPaise: 0,
    now,
    ...change,
  })

it.each([
  ['waiting', 'pack', null],
  ['created', 'pack', null],
  ['assigned', 'collect', expectedAt],
  ['shipped', 'arrive', expectedAt],
  ['inProgress', 'arrive', expectedAt],
  ['outForDelivery', 'receive', null],
  ['delivered', 'none', null],
  ['returning', 'none', null],
  ['returned', 'none', null],
  ['cancelled', 'pack', null],
] as const satisfies [ShipmentStatus, string, string | null][])('of a parcel that is %s is %s', (status, kind, at) => {
  expect(nextOf('paid', status)).toEqual({ kind, at })
})

it('is packing before there is a parcel', () => expect(nextOf('paid').kind).toBe('pack'))

it('has a day of arrival until that day', () => {
  expect(nextOf('paid', 'shipped', { now: new Date('2026-11-29T15:00:00.000Z') }).at).toBe(expectedAt)
  expect(nextOf('paid', 'shipped', { now: new Date('2026-11-30T06:00:00.000Z') }).at).toBeNull()
})

it('is the last day for a return after delivery', () => {
  const returnUntil = '2026-12-01T06:00:00.000Z'
  expect(nextOf('paid', 'delivered', { returnUntil })).toEqual({ kind: 'return', at: returnUntil })
})

it.each(ORDER_STATES.filter((state) => state !== 'paid'))('of an order that is %s is at most a refund', (state) => {
  for (const status of [null, ...SHIPMENT_STATUSES]) expect(nextOf(state, status).kind).toBe('none')
  expect(nextOf(state, null, { refundPendingPaise: 100 }).kind).toBe('refund')
})
