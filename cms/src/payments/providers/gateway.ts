/** What a payment provider is asked to collect. */
interface PaymentOrder {
  transactionId: string
  merchantId: string
  /** Whole paise, in rupees' currency. */
  amountPaise: number
  description: string
  /** Where the browser is sent back to. */
  successUrl: string
  failureUrl: string
}

/** A payment page that waits for the payer. */
export interface OpenedPage {
  url: string
  /** The provider's own number for it. */
  reference: string
}

/** What a provider says when it is asked; `unknown` when it has never heard of the payment. */
export type GatewayReport =
  | { state: 'unknown' }
  | {
      state: 'pending' | 'failed' | 'paid'
      transactionId: string
      /** What was paid, once it is; else what is due. */
      amountPaise: number
      currency: string
      reference: string
    }

/** A payment provider, as far as the portal needs it. Each call but `readWebhook` throws when the provider cannot be reached. */
export interface Gateway {
  /** The name in settings, addresses and rows. */
  name: string
  start: (order: PaymentOrder) => Promise<OpenedPage>
  /** Asks for the truth; what else arrives from a provider is only a hint to ask. */
  ask: (payment: { transactionId: string; reference: string | null }) => Promise<GatewayReport>
  /** The transaction a genuine report is about; null when it was not the provider who sent it. */
  readWebhook: (webhook: { headers: Headers; body: string }) => string | null
}
