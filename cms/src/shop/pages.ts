import { basketPage } from '@pravesh/shared/shop/basket/pages'
import { bookComingSoonPage, buyPage } from '@pravesh/shared/shop/catalogue/pages'

import type { shopPages as kinds } from '@pravesh/shared/shop/pages'
import { shellPage } from '../publishing/pages/define-page.ts'
import type { Page, PagesOf } from '../publishing/pages/page.ts'

import { book } from './catalogue/book-page.ts'
import { books } from './catalogue/books-page.ts'

const pages: PagesOf<typeof kinds> = {
  books,
  book,
  'book-coming-soon': shellPage(bookComingSoonPage),
  buy: shellPage(buyPage),
  basket: shellPage(basketPage),
}

/** Every page of the shop. */
export const shopPages: readonly Page[] = Object.values(pages)
