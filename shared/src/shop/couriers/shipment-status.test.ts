import { describe, expect, it } from 'vitest'
import {
  canMoveShipment,
  isBeforeDispatch,
  isDispatched,
  isShipmentOver,
  SHIPMENT_STATUSES,
  shipmentStatusesBefore,
} from './shipment-status.ts'

describe('a shipment', () => {
  it('never goes back: no chain of moves leads to an earlier state', () => {
    const reachable = (from: (typeof SHIPMENT_STATUSES)[number]): Set<string> =>
      new Set(SHIPMENT_STATUSES.filter((to) => canMoveShipment(from, to)).flatMap((to) => [to, ...reachable(to)]))
    for (const status of SHIPMENT_STATUSES) expect(reachable(status)).not.toContain(status)
  })

  it('is cancelled only before the courier has it', () => {
    expect(shipmentStatusesBefore('cancelled')).toEqual(SHIPMENT_STATUSES.filter(isBeforeDispatch))
  })

  it('is either before dispatch, dispatched or cancelled', () => {
    for (const status of SHIPMENT_STATUSES) {
      const kinds = [isBeforeDispatch(status), isDispatched(status), status === 'cancelled']
      expect(kinds.filter(Boolean), status).toHaveLength(1)
    }
  })

  it.each(SHIPMENT_STATUSES)('is over when nothing can follow: %s', (status) => {
    expect(isShipmentOver(status)).toBe(SHIPMENT_STATUSES.every((to) => !canMoveShipment(status, to)))
  })
})
