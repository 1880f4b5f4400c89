/** The words on share cards; the rest are names and amounts. */
export const CARD_TEXTS = { fromPrice: 'From {price}', oneYear: '1 year', years: '{years} years' }
