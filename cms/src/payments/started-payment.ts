/** A started payment: the address of the payment page and the payment's identifiers. */
export interface StartedPayment {
  url: string
  merchantId: string
  transactionId: string
  paymentId: string
}
