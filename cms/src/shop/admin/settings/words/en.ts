export const en = {
  heading: 'What delivery costs, for example',
  text: 'One copy each of ordinary textbooks that are in stock, by the amounts above. Delivery is free above the amount below, in both ways.',
  order: 'Order',
  books: (books: number) => (books === 1 ? '1 book' : `${books} books`),
  price: 'Price of the books',
  weight: 'Weight',
  delivery: { copies: 'For each copy', weight: 'By weight' },
  inForce: (way: string) => `${way} (chosen)`,
  free: 'Free',
  noWeights: 'Correct the weights first',
}
