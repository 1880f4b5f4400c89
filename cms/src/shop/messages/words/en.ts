import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'

/** English text of the messages to buyers. `{order}` stands for a variable. */
export const en = {
  'order-news': {
    title: 'Book order',
    button: 'See my orders',
    facts: {
      order: 'Order',
      books: 'Ordered books',
      cancelled: 'Cancelled',
      returned: 'Your return',
      address: 'Delivery address',
      total: 'Paid',
      refund: 'Refund',
    },
    reason: 'Message from our team:',
    news: {
      confirmed: {
        subject: 'We received your order {order}',
        heading: 'Thank you for your order',
        body: 'We received your payment of {total} and are packing your books. We send you the tracking number when the parcel leaves. Your bill is under My Orders.',
      },
      soldOut: {
        subject: 'Your order {order} is sold out: we are refunding {total}',
        heading: 'Your books are sold out',
        body: `Another buyer got the last copy before your payment of {total} arrived. We are refunding the whole amount to the account that you paid from. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days. You do not need to do anything.`,
      },
      cancelled: {
        subject: 'Your order {order} is cancelled',
        heading: 'Your order is cancelled',
        body: `We cancelled your order {order} and are refunding {refund} to the account that you paid from. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days.`,
      },
      partCancelled: {
        subject: 'We cancelled a part of your order {order}',
        heading: 'A part of your order is cancelled',
        body: `We cancelled the books below and are refunding {refund} to the account that you paid from. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days. The delivery price stays as it was. We send you the other books of your order {order}.`,
      },
      returnAwaited: {
        subject: 'Send us the books of your order {order} that you return',
        heading: 'Send us the books that you return',
        body: `We agree to the return of the books below. Send them to us as our team describes it. After they have arrived, we need at least ${SERVICE_TIMES.check} days to check them. Then we refund them and you get an e-mail. My Orders shows when your parcel has arrived.`,
      },
      returnAccepted: {
        subject: 'We accepted the return of your order {order}',
        heading: 'We accepted your return',
        body: `We received and checked the books below of your order {order} and are refunding {refund} to the account that you paid from. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days.`,
      },
      returnSettled: {
        subject: 'We accepted the return of your order {order}',
        heading: 'We accepted your return',
        body: 'We received and checked the books below of your order {order}. This return has no refund. Our team writes below what happens next.',
      },
      returnRefused: {
        subject: 'We could not accept the return of your order {order}',
        heading: 'We could not accept your return',
        body: `We received and checked the books below of your order {order} and could not accept them for the reason below. We keep them for you for ${SERVICE_TIMES.keep} days. Collect them, or ask us to send them to you at your cost. If you think this is wrong, write to us through the contact form.`,
      },
      returnReopened: {
        subject: 'We are looking again at the return of your order {order}',
        heading: 'Your return is open again',
        body: 'We took back our earlier answer about the books below of your order {order}. My Orders shows how your return goes on. You do not need to ask again.',
      },
      returnWithdrawn: {
        subject: 'You have withdrawn the return of your order {order}',
        heading: 'Your return request is withdrawn',
        body: 'You have withdrawn your request to return the books below of your order {order}. Do not send them to us. You keep the books, and we refund nothing for them. If you did not ask for this, contact us at once.',
      },
      returnRejected: {
        subject: 'We could not accept the return of your order {order}',
        heading: 'We could not accept your return',
        body: 'We checked your return request for order {order} and could not accept it for the reason below. If you think this is wrong, write to us through the contact form.',
      },
      addressChanged: {
        subject: 'We changed the address of your order {order}',
        heading: 'Your parcel goes to the new address',
        body: 'We changed the delivery address of your order {order} to the one below. The price stays the same. If you did not ask for this, contact us at once.',
      },
      addressKept: {
        subject: 'We could not change the address of your order {order}',
        heading: 'Your parcel was packed already',
        body: 'We packed the parcel of your order {order} before we could change its address, so it goes to the address below. Contact us if you cannot receive it there.',
      },
    },
  },
  'order-dispatched': {
    title: 'Parcel on the way',
    subject: 'Your books are on the way: order {order}',
    heading: 'Your parcel is on the way',
    body: 'We gave the parcel of your order {order} to the courier.',
    facts: { order: 'Order', books: 'Books', courier: 'Courier', awb: 'Tracking number', expected: 'Expected on' },
    track: 'Track my parcel',
    orders: 'You find every step under',
    ordersLink: 'My Orders',
  },
  'book-back': {
    title: 'Book available again',
    subject: '{book} is available again',
    heading: 'Your book is available again',
    body: 'You asked us to tell you when “{book}” by {author} is available again. It is in the shop now. We do not reserve copies.',
    button: 'See the book',
    note: 'You get this e-mail once. If you did not ask for it, you do not need to do anything.',
  },
}
