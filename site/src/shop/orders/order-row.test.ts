import { ORDER_STATES, type OrderState } from '@pravesh/shared/shop/orders/status'
import { describe, expect, it } from 'vitest'
import { isWaiting, payBadge, showsDate, statusBadge, trackingOf } from './order-row.ts'
import { ordersWords } from './words/words.ts'

const w = ordersWords('en').row
const parcel = (status: string, awb = '') => ({ status, awb, courierName: '', expectedAt: null, deliveredAt: null })
const row = (state: OrderState, shipment: ReturnType<typeof parcel> | null = null) => ({ state, shipment })

describe('a row of My Orders', () => {
  it.each(['unpaid', 'failed'] as const)('says FAILED for tracking and status when it is %s', (state) => {
    expect(payBadge(row(state), w).label).toBe('UNPAID')
    expect(trackingOf(row(state), w)).toEqual({ text: 'FAILED' })
    expect(statusBadge(row(state), w)).toEqual({ tone: 'bad', label: 'FAILED' })
  })

  it('waits while the bank has not decided', () => {
    expect(ORDER_STATES.filter((state) => isWaiting({ state }))).toEqual(['waiting'])
    expect(payBadge(row('waiting'), w).label).toBe('UNPAID')
    expect(trackingOf(row('waiting'), w)).toEqual({ text: 'Waiting...' })
  })

  it('shows the tracking number once there is one', () => {
    expect(trackingOf(row('paid', parcel('created')), w)).toEqual({ text: 'Waiting...' })
    expect(trackingOf(row('paid', parcel('assigned', 'AWB1')), w)).toEqual({ awb: 'AWB1' })
  })

  it('has a red badge when it is cancelled, and a green one for every step of the parcel', () => {
    expect(statusBadge(row('cancelled'), w)).toEqual({ tone: 'bad', label: 'CANCELED' })
    expect(statusBadge(row('soldOut'), w)).toEqual({ tone: 'bad', label: 'CANCELED' })
    expect(statusBadge(row('paid', parcel('outForDelivery')), w)).toEqual({ tone: 'good', label: 'Out for delivery' })
    expect(statusBadge(row('paid', parcel('a new one')), w)).toEqual({ tone: 'good', label: 'Waiting...' })
  })

  it('has no date while the parcel is new', () => {
    expect(showsDate(row('paid'))).toBe(false)
    expect(showsDate(row('paid', parcel('waiting')))).toBe(false)
    expect(showsDate(row('paid', parcel('shipped')))).toBe(true)
    expect(showsDate(row('failed'))).toBe(true)
  })

  it.each(ORDER_STATES)('is PAID exactly when money was received: %s', (state) => {
    const isPaid = payBadge(row(state), w).label === 'PAID'
    expect(isPaid).toBe(!['unpaid', 'waiting', 'failed', 'mismatch'].includes(state))
  })
})
