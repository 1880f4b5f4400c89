/** Lines by which a receipt explains an amount that is less than the price. Students read them. */
export const BREAKDOWN_TEXTS = { paidBefore: 'Paid for the seat before' } as const
