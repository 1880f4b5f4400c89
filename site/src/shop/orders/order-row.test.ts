import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import type { OwedState } from '@pravesh/shared/payments/owed/states'
import { ORDER_STATES, type OrderState } from '@pravesh/shared/shop/orders/status'
import { describe, expect, it } from 'vitest'
import { copiesNote, mainAction, payBadge, statusBadge, trackingText } from './order-row.ts'
import { ordersWords } from './words/words.ts'

const w = ordersWords('en').row
const parcel = (status: string, awb = '') => ({ status, awb, courierName: '', expectedAt: null, deliveredAt: null })
const row = (state: OrderState, shipment: ReturnType<typeof parcel> | null = null) => ({
  state,
  shipment,
  owed: anOwedView('paid'),
})
const unpaid = (owed: OwedState) => ({ state: 'unpaid' as const, shipment: null, owed: anOwedView(owed) })

describe('an order of My Orders', () => {
  it.each([
    ['failed', 'FAILED', 'bad'],
    ['notStarted', 'Not completed', ''],
    ['opened', 'Not completed', ''],
    ['expired', 'Not completed', ''],
    ['undecided', 'Waiting...', 'warning'],
    ['checking', 'Waiting...', 'warning'],
  ] as const)('of an unpaid order that is %s says %s for tracking and status', (state, label, tone) => {
    expect(payBadge(unpaid(state), w).label).toBe('UNPAID')
    expect(trackingText(unpaid(state), w)).toBe(label)
    expect(statusBadge(unpaid(state), w)).toEqual({ tone, label })
  })

  it('is paid as soon as the payment is', () => expect(payBadge(unpaid('paid'), w).label).toBe('PAID'))

  it('of an order that was cancelled instead of paid is unpaid', () => {
    const withdrawn = { ...row('withdrawn'), owed: anOwedView('notOwed') }
    expect(payBadge(withdrawn, w).label).toBe('UNPAID')
    expect(statusBadge(withdrawn, w)).toEqual({ tone: 'bad', label: 'CANCELED' })
    expect(trackingText(withdrawn, w)).toBe('')
  })

  it('shows the tracking number once there is one', () => {
    expect(trackingText(row('paid', parcel('created')), w)).toBe('Waiting...')
    expect(trackingText(row('paid', parcel('assigned', 'AWB1')), w)).toBe('AWB1')
  })

  it('has a red badge when it is cancelled, and a green one for every step of the parcel', () => {
    expect(statusBadge(row('cancelled'), w)).toEqual({ tone: 'bad', label: 'CANCELED' })
    expect(statusBadge(row('soldOut'), w)).toEqual({ tone: 'bad', label: 'CANCELED' })
    expect(statusBadge(row('paid', parcel('outForDelivery')), w)).toEqual({ tone: 'good', label: 'Out for delivery' })
    expect(statusBadge(row('paid', parcel('a new one')), w)).toEqual({ tone: 'good', label: 'Waiting...' })
  })

  it('is not packed while it is being cancelled', () => {
    const cancelling = row('cancelling', parcel('created'))
    expect(payBadge(cancelling, w).label).toBe('PAID')
    expect(statusBadge(cancelling, w)).toEqual({ tone: 'warning', label: 'Being cancelled' })
    expect(trackingText(cancelling, w)).toBe('')
  })

  it('says what has become of copies, unless the badge does', () => {
    const { copies } = ordersWords('en')
    const line = { cancelled: 1, returning: 0, returned: 2 }
    expect(copiesNote('paid', line, copies)).toBe('1 cancelled, 2 returned')
    expect(copiesNote('returnRequested', { ...line, returning: 1 }, copies)).toContain('return of 1 under way')
    expect(copiesNote('paid', { cancelled: 0, returning: 0, returned: 0 }, copies)).toBe('')
    expect(copiesNote('cancelled', line, copies)).toBe('')
  })

  it('is to pay, to follow, or else to look at', () => {
    expect(mainAction(unpaid('failed'))).toBe('pay')
    expect(mainAction(unpaid('checking'))).toBe('open')
    expect(mainAction(row('paid', parcel('created')))).toBe('open')
    expect(mainAction(row('paid', parcel('assigned', 'AWB1')))).toBe('track')
    expect(mainAction(row('returned', parcel('delivered', 'AWB1')))).toBe('track')
  })

  it.each(ORDER_STATES.filter((state) => state !== 'unpaid' && state !== 'withdrawn'))('is PAID when %s', (state) => {
    expect(payBadge(row(state), w).label).toBe('PAID')
  })
})
