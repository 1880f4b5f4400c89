/** The smallest amount that providers refund: ₹1. */
export const MIN_REFUND_PAISE = 100
