import { basketPage } from './basket/pages.ts'
import { bookComingSoonPage, bookPage, booksPage, buyPage } from './catalogue/pages.ts'

export const shopPages = [booksPage, bookPage, bookComingSoonPage, buyPage, basketPage]
