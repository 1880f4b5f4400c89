import type { Invariant } from '../../portal/invariant.ts'
import { orderPaymentsCount } from './order-payments-count.ts'
import { paidOrdersShip, paidOrdersTakeStock } from './paid-orders-are-served.ts'
import { partsAgree } from './parts-agree.ts'
import { holdsAreOpen, stockIsPositive } from './stock-agrees.ts'

/** What must hold between payments, orders, stock and shipments. */
export const shopInvariants: readonly Invariant[] = [
  orderPaymentsCount,
  paidOrdersTakeStock,
  paidOrdersShip,
  partsAgree,
  stockIsPositive,
  holdsAreOpen,
]
