/** What sibling features may use of payments. */
export type { OnPaid } from './handlers.ts'
export { checkPayment } from './operations/check-payment.ts'
export { type StartedPayment, startPayment } from './operations/start-payment.ts'
