import { MAX_LINES } from '@pravesh/shared/shop/orders/line-limits'
import { count } from '../../../lib/text.ts'

export const en = {
  page: {
    title: 'Basket',
    description: 'The books in your basket, with their price and delivery. Order them together and pay once.',
  },
  empty: {
    title: 'Your basket is empty',
    text: 'Choose Add to basket at each book that you want. You order them together and pay for delivery once you know the total.',
    books: 'Browse books',
  },
  titles: (titles: number, copies: number) => `${count(titles, 'title', 'titles')}, ${count(copies, 'copy', 'copies')}`,
  full: `This is the most that one order can have: ${MAX_LINES} titles.`,
  fewer: (name: string) => `One copy less of ${name}`,
  more: (name: string) => `One more copy of ${name}`,
  copies: 'Copies',
  removed: (name: string) => `${name} is no longer in your basket.`,
  undo: 'Undo',
  dearer: (before: string, now: string) => `The price was ${before} when you added this book. It is ${now} now.`,
  unknownBook: 'A book that we no longer sell',
  summary: 'Price',
  checkout: 'Go to checkout',
  fix: 'Change or remove the books that cannot be ordered. Then you can go to the checkout.',
  guest: 'You need no account until you pay. At the checkout, log in or register; your basket comes with you.',
  notSaved: 'Your browser does not let us keep a basket. Order a book with Buy Now instead.',
  open: {
    text: (order: string, books: string) =>
      `You have not paid for order ${order} yet. It has copies of ${books} reserved.`,
    pay: 'Pay for that order',
    replaced: 'If you order these books from the basket, the new order replaces it.',
  },
}
