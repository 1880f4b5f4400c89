export const en = {
  ALREADY_PAID: 'This is already paid. You do not need to pay again.',
  PAYMENTS_CLOSED: 'Online payment is not available at the moment. Contact us to ask how to pay.',
  PAYMENT_PAGE_UNAVAILABLE:
    'We cannot open the payment page at the moment. You have not been charged. Try again in a few minutes.',
} as const
