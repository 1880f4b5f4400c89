import { expect, it } from 'vitest'
import { SHIPMENT_STATUSES } from '../couriers/shipment-status.ts'
import { mayChangeAddress } from './change-address.ts'
import { ORDER_STATES } from './status.ts'

it('is possible until the parcel is packed', () => {
  expect(mayChangeAddress('paid', null)).toBe(true)
  expect(SHIPMENT_STATUSES.filter((status) => mayChangeAddress('paid', { status }))).toEqual([
    'waiting',
    'created',
    'cancelled',
  ])
})

it('is possible only for an order that goes on', () => {
  expect(ORDER_STATES.filter((state) => mayChangeAddress(state, null))).toEqual(['unpaid', 'paid'])
})
