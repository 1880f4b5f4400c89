import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import { count } from '../../../lib/text.ts'

export const en = {
  classes: 'Purches Classes',
  books: 'Purches Books',
  orderCount: (n: number) => count(n, 'order', 'orders'),
  tabs: 'Your purchases',
  empty: 'No Item Found',
  emptyText: 'Your book orders and their parcels appear here.',
  toBooks: 'Browse books',
  caption: 'Your book orders, newest first',
  pager: {
    pages: 'Pages of orders',
    previous: 'Prev',
    next: 'Next',
    page: (page: number, of: number) => `Page ${page} of ${of}`,
  },
  labels: {
    amount: 'Amount',
    payStatus: 'PayStatus',
    trackingId: 'TrackingId',
    status: 'Status',
    date: 'Date',
    orderId: 'OrderId',
  },
  row: {
    paid: 'PAID',
    unpaid: 'UNPAID',
    failed: 'FAILED',
    incomplete: 'Not completed',
    waiting: 'Waiting...',
    canceling: 'Being cancelled',
    canceled: 'CANCELED',
    returned: 'Returned',
  },
  bookOf: (name: string) => `Details of ${name}`,
  orderOf: (number: string) => `Details of order ${number}`,
  track: 'Track parcel',
  see: 'View order',
  payNow: 'Pay Now',
  paying: 'One moment…',
  order: (number: string) => `order ${number}`,
  ofOrder: (number: string) => `for order ${number}`,
  cancel: 'Cancel',
  giveBack: 'Return',
  withdrawReturn: 'Withdraw the return',
  help: 'Need help?',
  /** What happens next; `day` is when it is expected, or until when it is possible. */
  next: {
    none: () => '',
    pack: () => `We usually pack within ${SERVICE_TIMES.pack} working days, and e-mail you when your parcel leaves.`,
    collect: (day: string | null) =>
      day === null
        ? 'We e-mail you the tracking link when it leaves.'
        : `We e-mail you the tracking link when it leaves. It should reach you by ${day}.`,
    arrive: (day: string | null) =>
      day === null
        ? `Parcels usually take ${SERVICE_TIMES.surface.min} to ${SERVICE_TIMES.surface.max} days.`
        : `It should reach you by ${day}.`,
    receive: () => 'Keep your phone switched on. You never pay the courier.',
    return: (day: string | null) => (day === null ? '' : `You can return books until ${day}.`),
    refund: () => `Your bank needs ${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days to show the money.`,
  },
  bills: 'Your bills',
  billsOf: (year: string, bills: number) => `${year}: ${count(bills, 'bill', 'bills')}`,
  refunded: (amount: string) => `${amount} refunded.`,
  refunding: (amount: string) => `${amount} on the way back to you.`,
  copies: {
    cancelled: (copies: number) => `${copies} cancelled`,
    returning: (copies: number) => `return of ${copies} under way`,
    returned: (copies: number) => `${copies} returned`,
  },
  units: (units: number) => `× ${units}`,
  line: (units: number, name: string) => `${units} × ${name}`,
  subject: (books: string, amount: string) => `${books}: ${amount}`,
  payDialog: {
    title: 'We have not started the payment',
    text: 'Your order has changed since you placed it:',
    buyAgain: 'Order again with the new figures',
  },
}
