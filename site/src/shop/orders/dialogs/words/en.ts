import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'

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
    title: (number: string) => `Order ${number}`,
    labels: {
      ordered: 'Ordered',
      paid: 'Paid',
      transaction: 'Transaction id',
      delivery: 'Delivery',
      tax: 'Tax',
      total: 'Total',
      weight: 'Weight of the parcel',
      refunded: 'Refunded',
      cancelled: 'Cancelled',
      address: 'Delivery address',
      parcel: 'Parcel',
    },
    free: 'Free',
    line: (units: number, name: string) => `${units} × ${name}`,
    kilograms: (weight: string) => `${weight} kg`,
    returnUntil: (day: string) => `You can return books until ${day}.`,
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
    text: (amount: string) => `We refund ${amount} in full to the account or card that you paid from.`,
    unpaid: 'You have not paid for it. If a payment reaches us all the same, we refund it.',
    time: `Your bank needs ${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days to show the money.`,
    yes: 'Cancel the order',
    no: 'Keep the order',
    sending: 'One moment…',
  },
  return: {
    title: 'Return this order',
    text: (day: string) =>
      `Ask by ${day}. We answer within ${SERVICE_TIMES.answer} working days and tell you where to send the books.`,
    reason: 'Why do you return it?',
    choose: 'Choose a reason',
    note: 'What should we know? (optional)',
    missing: 'Choose why you return the order',
    policy: 'Return policy',
    send: 'Ask to return',
    sending: 'One moment…',
  },
}
