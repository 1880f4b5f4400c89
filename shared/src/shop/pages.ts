import { bookComingSoonPage, bookPage, booksPage } from './catalogue/pages.ts'

/** Every kind of page of the shop. */
export const shopPages = [booksPage, bookPage, bookComingSoonPage]
