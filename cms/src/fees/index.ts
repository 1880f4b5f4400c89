/** What sibling features may use of fees. */
export { currentSession, feeHeads } from './fees-and-session.ts'
