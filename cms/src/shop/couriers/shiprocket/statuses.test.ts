import { describe, expect, it } from 'vitest'
import { statusOfOrder, statusOfShipment } from './statuses.ts'

describe('a state of Shiprocket', () => {
  it.each([
    ['DELIVERED', 'delivered'],
    ['Delivered', 'delivered'],
    ['out_for_delivery', 'outForDelivery'],
    ['RTO  Initiated', 'returning'],
    ['CANCELED', 'cancelled'],
    ['Pickup Exception', 'assigned'],
  ])('is read from its label: %s', (label, status) => {
    expect(statusOfShipment({ label, code: null })).toBe(status)
  })

  it('is read from the label even if the code differs', () => {
    expect(statusOfShipment({ label: 'IN TRANSIT', code: 7 })).toBe('inProgress')
  })

  it('is read from the code when the label is new', () => {
    expect(statusOfShipment({ label: 'HANDED TO NEIGHBOUR', code: 7 })).toBe('delivered')
  })

  it('has other codes for orders: 18 is in transit for a shipment, cancelled for an order', () => {
    expect(statusOfShipment({ label: null, code: 18 })).toBe('inProgress')
    expect(statusOfOrder({ label: null, code: 18 })).toBe('cancelled')
  })

  it.each(['QC PENDING', 'constructor', '__proto__'])('is unknown when it has no name here: %s', (label) => {
    expect(statusOfShipment({ label, code: 999 })).toBe('unknown')
  })

  it('is nothing when there is neither', () => {
    expect(statusOfShipment({ label: ' ', code: 0 })).toBeNull()
    expect(statusOfShipment({ label: undefined, code: undefined })).toBeNull()
  })
})
