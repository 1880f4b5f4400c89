import { describe, expect, it } from 'vitest'
import { SHIPMENT_STATUSES } from './shipment-status.ts'
import { shipmentActions } from './shipment-view.ts'

const manual = { courier: 'manual', isToBeShipped: true } as const
const none = { handOver: false, steps: [], shipByHand: false, retry: false, confirm: false }

describe('what staff can do with a shipment', () => {
  it('that they hand over themselves: courier and number first, then its steps, never back', () => {
    expect(shipmentActions({ ...manual, status: 'created' })).toEqual({ ...none, handOver: true })
    expect(shipmentActions({ ...manual, status: 'assigned' }).steps).toContain('shipped')
    expect(shipmentActions({ ...manual, status: 'outForDelivery' }).steps).toEqual([
      'delivered',
      'returning',
      'returned',
    ])
    expect(shipmentActions({ ...manual, status: 'delivered' })).toEqual(none)
  })

  it('that the courier follows: ship it by hand before it leaves, and repeat a check', () => {
    const courier = { courier: 'shiprocket', isToBeShipped: true } as const
    expect(shipmentActions({ ...courier, status: 'created' })).toEqual({ ...none, shipByHand: true, retry: true })
    expect(shipmentActions({ ...courier, status: 'shipped' })).toEqual({ ...none, retry: true })
    expect(shipmentActions({ ...courier, status: 'cancelled' })).toEqual({ ...none, shipByHand: true })
  })

  it('that the courier did not confirm: say whether it is there, unless the order is cancelled', () => {
    const unconfirmed = { courier: 'shiprocket', status: 'waiting', isUnconfirmed: true } as const
    expect(shipmentActions({ ...unconfirmed, isToBeShipped: true })).toMatchObject({ confirm: true, retry: true })
    expect(shipmentActions({ ...unconfirmed, isToBeShipped: false })).toEqual(none)
  })

  it.each(SHIPMENT_STATUSES)('of a cancelled order: nothing that sends it (%s)', (status) => {
    const { handOver, steps, shipByHand } = shipmentActions({ status, courier: 'manual', isToBeShipped: false })
    expect(shipByHand).toBe(false)
    if (['waiting', 'created', 'assigned'].includes(status))
      expect({ handOver, steps }).toEqual({ handOver: false, steps: [] })
  })
})
