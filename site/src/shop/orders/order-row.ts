import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { hasArrived, isToPay, mayPay } from '@pravesh/shared/payments/owed/states'
import { SHIPMENT_LABELS, SHIPMENT_STATUSES } from '@pravesh/shared/shop/couriers/shipment-status'
import type { LineView, OrderView } from '@pravesh/shared/shop/orders/order-view'
import type { OrderState } from '@pravesh/shared/shop/orders/status'

/** What the buyer sees in the list, by the state of an order. */
type Phase = 'unpaid' | 'withdrawn' | 'paid' | 'ending' | 'over'

const PHASES: Record<OrderState, Phase> = {
  unpaid: 'unpaid',
  withdrawn: 'withdrawn',
  paid: 'paid',
  cancelling: 'ending',
  cancellingPart: 'paid',
  returnRequested: 'paid',
  returnAwaited: 'paid',
  returnReceived: 'paid',
  soldOut: 'over',
  cancelled: 'over',
  returned: 'over',
}

export interface RowWords {
  paid: string
  unpaid: string
  failed: string
  incomplete: string
  waiting: string
  canceling: string
  canceled: string
  returned: string
}

export interface Badge {
  tone: 'good' | 'bad' | 'warning' | ''
  label: string
}

type Row = Pick<OrderView, 'state' | 'shipment' | 'owed'>

/** (spec 1, 4) */
export function payBadge({ state, owed }: Pick<Row, 'state' | 'owed'>, w: RowWords): Badge {
  const phase = PHASES[state]
  const isPaid = phase === 'paid' || phase === 'ending' || phase === 'over' || hasArrived(owed.state)
  return isPaid ? { tone: 'good', label: w.paid } : { tone: '', label: w.unpaid }
}

/** How the payment of an unpaid order is going. A page that was left without paying has not failed. */
function unpaidBadge({ state }: OwedView, w: RowWords): Badge {
  if (state === 'failed') return { tone: 'bad', label: w.failed }
  return isToPay(state) ? { tone: '', label: w.incomplete } : { tone: 'warning', label: w.waiting }
}

/** The tracking number, or a word in its place; empty where none is to come. (spec 1, 4) */
export function trackingText({ state, shipment, owed }: Row, w: RowWords): string {
  switch (PHASES[state]) {
    case 'unpaid':
      return unpaidBadge(owed, w).label
    case 'withdrawn':
      return ''
    case 'paid':
      return shipment?.awb || w.waiting
    case 'ending':
    case 'over':
      return shipment?.awb ?? ''
  }
}

/** The one thing to do with an order. */
export function mainAction({ shipment, owed }: Pick<Row, 'shipment' | 'owed'>): 'pay' | 'track' | 'open' {
  if (mayPay(owed)) return 'pay'
  return shipment?.awb ? 'track' : 'open'
}

/** Only cancelled and failed orders look alarming. (spec 1, 4) */
export function statusBadge({ state, shipment, owed }: Row, w: RowWords): Badge {
  switch (PHASES[state]) {
    case 'unpaid':
      return unpaidBadge(owed, w)
    case 'withdrawn':
      return { tone: 'bad', label: w.canceled }
    case 'paid':
      return { tone: 'good', label: shipmentLabel(shipment) ?? w.waiting }
    case 'ending':
      return { tone: 'warning', label: w.canceling }
    case 'over':
      return state === 'returned' ? { tone: 'good', label: w.returned } : { tone: 'bad', label: w.canceled }
  }
}

export interface CopiesWords {
  cancelled: (copies: number) => string
  returning: (copies: number) => string
  returned: (copies: number) => string
}

const WHAT_BECAME = ['cancelled', 'returning', 'returned'] as const

/** What has become of the copies of a line. The badge says what holds for the whole order. */
export function copiesNote(
  state: OrderState,
  line: Pick<LineView, (typeof WHAT_BECAME)[number]>,
  w: CopiesWords,
): string {
  if (PHASES[state] === 'over') return ''
  return WHAT_BECAME.flatMap((what) => (line[what] > 0 ? [w[what](line[what])] : [])).join(', ')
}

/** What the parcel is doing; null before there is one. */
export function shipmentLabel(shipment: Row['shipment']): string | null {
  const status = SHIPMENT_STATUSES.find((each) => each === shipment?.status)
  return status === undefined ? null : SHIPMENT_LABELS[status]
}
