/** Paths of the fee calls, without the tables that pages do not need. (spec 1, 7) */
import type { WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`. */
export const feePaymentCalls = {
  payFee: { method: 'post', path: '/paymentfees/addPaymentFees' },
  feePayments: { method: 'get', path: '/paymentfees/getMyPaymentFees' },
  retryFee: { method: 'post', path: '/paymentfees/completeFeesPayment' },
  /** Not in the specification. */
  feePlans: { method: 'get', path: '/paymentfees/getMyFeePlan' },
} as const satisfies Record<string, WireCall>
