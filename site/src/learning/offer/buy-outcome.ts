/** Why a purchase has not started, or that it has; each has a way on in the dialog. */
export type BuyOutcome = 'login' | 'bought' | 'changed' | 'leaving'

const OUTCOMES: Readonly<Record<number, BuyOutcome>> = { 400: 'changed', 401: 'login', 404: 'changed', 409: 'bought' }

/** The way on after a refusal with this status; null when the buyer can only try again. */
export function outcomeOf(status: number): BuyOutcome | null {
  return OUTCOMES[status] ?? null
}
