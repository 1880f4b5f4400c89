/** Working days that banks need to show a refund. (spec 1, 9: return policy) */
export const BANK_DAYS = { min: 5, max: 7 } as const
