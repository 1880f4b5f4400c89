/** Limits of an order, apart from its schemas, so that small scripts of public pages can have them. */

/** Copies of one book in one order. (spec 1, 9) */
export const MAX_UNITS = 3
/** Books in one order; far above the books of a semester. */
export const MAX_LINES = 30
