interface PaymentOrder {
  transactionId: string
  merchantId: string
  /** In paise; the currency is INR. */
  amountPaise: number
  description: string
  /** Addresses that the provider returns the browser to. */
  successUrl: string
  failureUrl: string
}

export interface OpenedPage {
  url: string
  /** The provider's own id of the order. */
  reference: string
}

/** State of a payment as reported by its provider; `unknown` when the provider has no such payment. */
export type GatewayReport =
  | { state: 'unknown' }
  | {
      state: 'pending' | 'failed' | 'paid'
      transactionId: string
      /** The amount paid if the payment is paid, otherwise the amount due. */
      amountPaise: number
      currency: string
      reference: string
    }

/** Adapter to a payment provider. `start` and `ask` throw when the provider cannot be reached. */
export interface Gateway {
  /** Name used in settings, webhook addresses and stored payments. */
  name: string
  start: (order: PaymentOrder) => Promise<OpenedPage>
  /** Queries the authoritative state. Webhooks and browser returns are only triggers for this query. */
  ask: (payment: { transactionId: string; reference: string | null }) => Promise<GatewayReport>
  /** Returns the transaction id of a report; null when its signature is invalid. */
  readWebhook: (webhook: { headers: Headers; body: string }) => string | null
}
