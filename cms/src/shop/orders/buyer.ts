/** Who has changed an order, as stored with it, if no member of staff has. */
export const BUYER = 'Buyer'
