/** Text of the table of an order's books in the admin. */
export const lineWords = {
  lines: 'Books of this order',
  book: 'Book',
  copies: 'Copies',
  became: { cancelled: 'Cancelled', returning: 'Return under way', returned: 'Returned' },
  price: 'Price',
  amount: 'Amount',
} as const
