/** Loaded on demand: few applicants have a payment that the bank has not confirmed. */
export { OpenPayment as default } from '../../payments/watch/OpenPayment.tsx'
