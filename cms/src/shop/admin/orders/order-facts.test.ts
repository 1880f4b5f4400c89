import { expect, it } from 'vitest'
import { orderFacts } from './order-facts.ts'
import { type PanelOrder, panelOrder } from './panel-order.ts'

const stored = {
  id: 'o1',
  orderNumber: 'ORD1',
  status: 'paid',
  address: {
    name: 'Fatima',
    surname: 'Khatun',
    line1: '12 Station Road',
    line2: 'Ghurni',
    city: 'Krishnanagar',
    district: null,
    state: 'West Bengal',
    pin: '741101',
    email: 'fatima@pravesh.example',
    phone: '9800000003',
  },
  lines: [],
  booksPaise: 30_000,
  deliveryPaise: 5_000,
  totalPaise: 35_000,
  refundedPaise: 0,
  revision: 1,
  weightGrams: 450,
  lengthCm: 24,
  widthCm: 18,
  heightCm: 3,
  attemptedAt: '2026-11-20T04:00:00.000Z',
  paidAt: '2026-11-20T04:05:00.000Z',
  paymentId: 'T1',
}

function shown(change: object): Record<string, unknown> {
  const order: PanelOrder | null = panelOrder({ ...stored, ...change })
  if (order === null) throw new Error('The order does not parse.')
  return Object.fromEntries(
    orderFacts(order)
      .filter(({ value }) => Boolean(value))
      .map(({ label, value }) => [label, value]),
  )
}

it('says what a paid order costs, whose it is and where it goes, and nothing about what did not happen', () => {
  expect(shown({})).toEqual({
    State: 'Paid',
    Books: '₹300.00',
    Delivery: '₹50.00',
    Total: '₹350.00',
    'Paid on': '20 Nov 2026, 9:35 am',
    'Transaction ID': 'T1',
    Buyer: 'Fatima Khatun\n9800000003\nfatima@pravesh.example',
    'Deliver to': '12 Station Road\nGhurni\nKrishnanagar, West Bengal 741101',
    Parcel: '450 g, 24 × 18 × 3 cm',
  })
})

it('says of an unpaid order when its payment was started', () => {
  expect(shown({ status: 'unpaid', paidAt: null })).toMatchObject({ 'Payment started on': '20 Nov 2026, 9:30 am' })
})

it('says how a return was decided', () => {
  const decided = { returnReason: 'damaged', returnDecision: 'accepted', returnRestocks: false, refundedPaise: 30_000 }
  expect(shown({ ...decided, returnAnswer: 'Sorry.' })).toMatchObject({
    Refunded: '₹300.00',
    'Reason of the return': 'It arrived damaged',
    Decision: 'Accepted',
    'Answer to the buyer': 'Sorry.',
    'Copies put back into the stock': 'No',
  })
})
