/** Public interface of fees for other features. */
export { currentSession, feeHeads } from './fees-and-session.ts'
