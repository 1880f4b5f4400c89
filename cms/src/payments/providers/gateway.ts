import type { PageUse } from '@pravesh/shared/payments/owed/page-state'

export interface PaymentOrder {
  transactionId: string
  merchantId: string
  /** In paise; the currency is INR. */
  amountPaise: number
  description: string
  /** When the payment page must stop accepting money. */
  expiresAt: Date
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
      /** What was done on the page of a payment that is not paid. Absent when the provider cannot tell. */
      use?: PageUse
      /** The provider's id of the money movement and the bank's reference (UTR), once known. */
      providerPaymentId?: string
      bankReference?: string
      /** What was used to pay, e.g. `UPI`. */
      method?: string
    }

export interface RefundOrder {
  /** Our id of the refund; repeating a call with the same id must not refund twice. */
  refundId: string
  amountPaise: number
  /** The payment to refund. */
  payment: { transactionId: string; reference: string | null; amountPaise: number }
}

/** State of a refund as reported by its provider; `unknown` when the provider has no such refund. */
export type RefundReport =
  | { state: 'unknown' }
  | {
      state: 'pending' | 'done' | 'failed'
      refundId: string
      amountPaise: number
      reference: string
      /** The bank's reference (UTR), once known. */
      bankReference?: string
      reason?: string
    }

/** What a webhook is about. Webhooks are only triggers; their content is never trusted. */
export type WebhookSubject =
  | { kind: 'payment'; transactionId: string }
  | { kind: 'refund'; refundId: string }
  /** Authentic, but about nothing that the portal follows. */
  | { kind: 'other' }

/** One line of a provider's settlement report. Amounts in paise. */
export interface SettlementLine {
  transactionId: string
  kind: 'payment' | 'refund'
  amountPaise: number
  feePaise: number
  taxPaise: number
  settlementId: string
  bankReference: string | null
  settledAt: Date
}

/** Adapter to a payment provider. All calls throw when the provider cannot be reached. */
export interface Gateway {
  /** Name used in settings, webhook addresses and stored payments. */
  name: string
  start: (order: PaymentOrder) => Promise<OpenedPage>
  /** Queries the authoritative state. Webhooks and browser returns are only triggers for this query. */
  ask: (payment: { transactionId: string; reference: string | null }) => Promise<GatewayReport>
  /** Requests a refund, or returns the state of the one already requested with this id. */
  refund: (order: RefundOrder) => Promise<RefundReport>
  /** Queries the authoritative state of a refund. `reference` is the provider's id of it, once known. */
  askRefund: (refund: RefundOrder & { reference: string | null }) => Promise<RefundReport>
  /** The subject of an authentic webhook; null when its signature is invalid. */
  readWebhook: (webhook: { headers: Headers; body: string }) => WebhookSubject | null
  /** The settlement report of a day (in India). Absent when the provider has no such report. */
  settlements?: (day: string) => Promise<SettlementLine[]>
}
