import {
  isBeforeDispatch,
  SHIPMENT_LABELS,
  SHIPMENT_STATUSES,
  type ShipmentStatus,
} from '@pravesh/shared/shop/couriers/shipment-status'
import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import type { OrderState } from '@pravesh/shared/shop/orders/status'

/** What the buyer sees in the list, by the state of an order. */
type Phase = 'unpaid' | 'waiting' | 'paid' | 'over'

const PHASES: Record<OrderState, Phase> = {
  unpaid: 'unpaid',
  failed: 'unpaid',
  waiting: 'waiting',
  mismatch: 'waiting',
  paid: 'paid',
  cancelling: 'paid',
  returnRequested: 'paid',
  soldOut: 'over',
  cancelled: 'over',
  returned: 'over',
}

export interface RowWords {
  paid: string
  unpaid: string
  failed: string
  waiting: string
  canceled: string
  returned: string
}

export interface Badge {
  tone: 'good' | 'bad' | 'warning' | ''
  label: string
}

type Row = Pick<OrderView, 'state' | 'shipment'>

/** Whether the bank still has to confirm an attempt. */
export function isWaiting({ state }: Pick<OrderView, 'state'>): boolean {
  return state === 'waiting'
}

/** (spec 1, 4) */
export function payBadge({ state }: Row, w: RowWords): Badge {
  const phase = PHASES[state]
  return phase === 'paid' || phase === 'over' ? { tone: 'good', label: w.paid } : { tone: '', label: w.unpaid }
}

/** The tracking number as a button, or a word in its place. (spec 1, 4) */
export function trackingOf({ state, shipment }: Row, w: RowWords): { awb: string } | { text: string } {
  switch (PHASES[state]) {
    case 'unpaid':
      return { text: w.failed }
    case 'waiting':
      return { text: w.waiting }
    case 'paid':
      return shipment?.awb ? { awb: shipment.awb } : { text: w.waiting }
    case 'over':
      return shipment?.awb ? { awb: shipment.awb } : { text: '' }
  }
}

/** Only cancelled and failed orders look alarming. (spec 1, 4) */
export function statusBadge({ state, shipment }: Row, w: RowWords): Badge {
  switch (PHASES[state]) {
    case 'unpaid':
      return { tone: 'bad', label: w.failed }
    case 'waiting':
      return { tone: 'warning', label: w.waiting }
    case 'paid':
      return { tone: 'good', label: shipmentLabel(shipment) ?? w.waiting }
    case 'over':
      return state === 'returned' ? { tone: 'good', label: w.returned } : { tone: 'bad', label: w.canceled }
  }
}

/** The date is not shown while a parcel is new, which it is until it has a tracking number. (spec 1, 4) */
export function showsDate({ state, shipment }: Row): boolean {
  if (PHASES[state] !== 'paid') return true
  const status = statusOf(shipment)
  return status !== null && !(isBeforeDispatch(status) && shipment?.awb === '')
}

/** What the parcel is doing; null before there is one. */
export function shipmentLabel(shipment: Row['shipment']): string | null {
  const status = statusOf(shipment)
  return status === null ? null : SHIPMENT_LABELS[status]
}

function statusOf(shipment: Row['shipment']): ShipmentStatus | null {
  return SHIPMENT_STATUSES.find((each) => each === shipment?.status) ?? null
}
