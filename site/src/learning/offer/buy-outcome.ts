import type { ApiReply } from '../../lib/api.ts'

/** Why a purchase has not started, or that it has; each has a way on in the dialog. */
export type BuyOutcome = 'login' | 'bought' | 'changed' | 'leaving'

const OUTCOMES: Readonly<Record<number, BuyOutcome>> = { 400: 'changed', 401: 'login', 404: 'changed' }

/** The way on after a refusal; null when the buyer can only wait or try again. */
export function outcomeOf({ status, body }: Pick<ApiReply, 'status' | 'body'>): BuyOutcome | null {
  // Otherwise the bank or staff still decide on an earlier payment.
  const isBought = status === 409 && body.owed === undefined
  return isBought ? 'bought' : (OUTCOMES[status] ?? null)
}
