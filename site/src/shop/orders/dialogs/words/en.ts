import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import { count } from '../../../../lib/text.ts'

/** What an event of an order is about. */
interface About {
  books: string
  amount: string
}

const upTo = (copies: number) => `(up to ${count(copies, 'copy', 'copies')})`

export const en = {
  book: {
    labels: {
      author: 'Author',
      language: 'Language',
      category: 'Category',
      semester: 'Semester or year',
      publisher: 'Publisher',
      price: 'Price',
      quantity: 'Quantity',
      pages: 'Number of pages',
    },
    page: 'Open the book’s page',
  },
  order: {
    title: (name: string, others: number) => (others === 0 ? name : `${name} and ${others} more`),
    timeline: 'What has happened',
    toCome: 'to come',
    events: {
      ordered: () => 'Ordered',
      paid: () => 'Paid',
      addressChanged: () => 'Address changed',
      packed: () => 'Packed',
      shipped: () => 'Shipped',
      delivered: () => 'Delivered',
      goingBack: () => 'On the way back to us',
      partCancelled: ({ books }: About) => `Cancelled: ${books}`,
      cancelled: () => 'Order cancelled',
      soldOut: () => 'Sold out',
      returnRequested: ({ books }: About) => `Return requested: ${books}`,
      returnAwaited: ({ books }: About) => `We wait for your parcel: ${books}`,
      returnReceived: ({ books }: About) => `We have your parcel: ${books}`,
      returnChecked: ({ books }: About) => `Books checked: ${books}`,
      returnAccepted: ({ books }: About) => `Books checked, return accepted: ${books}`,
      returnRejected: ({ books }: About) => `Return not accepted: ${books}`,
      returnWithdrawn: ({ books }: About) => `You withdrew the return: ${books}`,
      returnReopened: ({ books }: About) => `Return open again: ${books}`,
      refundStarted: ({ amount }: About) => `${amount} on the way back to you`,
      refunded: ({ amount }: About) => `${amount} refunded`,
    },
    facts: 'Books and price',
    labels: {
      number: 'Order number',
      transaction: 'Transaction id',
      delivery: 'Delivery',
      tax: 'Tax',
      total: 'Total',
      weight: 'Weight of the books',
      address: 'Delivery address',
    },
    changeAddress: 'Change the address',
    addressChanging: 'We are changing the address. You will get an e-mail when it is done.',
    free: 'Free',
    line: (units: number, name: string) => `${units} × ${name}`,
  },
  address: {
    title: 'Change the delivery address',
    text: 'You can change it until we have packed your parcel. What you paid stays the same.',
    send: 'Save address',
    sending: 'One moment…',
    keep: 'Keep the address',
  },
  track: {
    title: 'Your parcel',
    courier: 'Courier',
    number: 'Tracking number',
    expected: 'Expected on',
    delivered: 'Delivered on',
    steps: 'Steps of the parcel',
    noSteps: 'The courier has not reported any step yet. Look again later.',
    site: 'Open the courier’s page',
  },
  cancel: {
    title: 'Cancel this order?',
    choices: { legend: 'What do you want to cancel?', all: 'The whole order', some: 'Some books', upTo },
    noCopies: 'Choose the copies that you want to cancel',
    text: (amount: string) => `We refund ${amount} in full to the account or card that you paid from.`,
    restText: (amount: string) =>
      `We refund ${amount}, all that is left of the amount, to the account or card that you paid from.`,
    partText: (amount: string) =>
      `We refund ${amount}, the price of these books, to the account or card that you paid from, and send you the others. The delivery price does not change.`,
    unpaid: 'You have not paid for it. If a payment reaches us all the same, we refund it.',
    time: `Your bank needs ${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days to show the money.`,
    yes: 'Cancel the order',
    yesPart: 'Cancel these books',
    no: 'Keep the order',
    sending: 'One moment…',
  },
  return: {
    title: 'Return this order',
    text: (day: string) =>
      `Ask by ${day}. We answer within ${SERVICE_TIMES.answer} working days and tell you where to send the books. We check them for at least ${SERVICE_TIMES.check} days after they arrive.`,
    choices: { legend: 'What do you want to return?', all: 'All books', some: 'Some books', upTo },
    noCopies: 'Choose the copies that you want to return',
    refund: (amount: string) =>
      `If the books are as you say, we refund ${amount} after we have received and checked them.`,
    reason: 'Why do you return it?',
    choose: 'Choose a reason',
    note: 'What should we know? (optional)',
    missing: 'Choose why you return the order',
    policy: 'Return policy',
    send: 'Ask to return',
    sending: 'One moment…',
  },
  withdrawReturn: {
    title: 'Withdraw this return?',
    keep: 'You keep the books, and we refund nothing for them.',
    awaited:
      'Do not send the books. If you have sent them already, keep the request: without it we cannot refund them when they arrive.',
    again: (day: string) => `You can ask again by ${day}.`,
    over: 'You cannot ask again, because the time for returns has passed.',
    yes: 'Withdraw the request',
    no: 'Keep the request',
    sending: 'One moment…',
  },
}
