/** Public interface of payments for other features. */
export { checkPayment } from './check/check-payment.ts'
export type { OnPaid } from './handlers.ts'
export { type StartedPayment, startPayment } from './start/start-payment.ts'
