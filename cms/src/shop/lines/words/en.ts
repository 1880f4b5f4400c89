export const en = {
  lines: 'Books of this order',
  book: 'Book',
  copies: 'Copies',
  became: { cancelled: 'Cancelled', returning: 'Return under way', returned: 'Returned' },
  price: 'Price',
  amount: 'Amount',
}
