import { bookComingSoonPage, bookPage, booksPage } from './catalogue/pages.ts'

export const shopPages = [booksPage, bookPage, bookComingSoonPage]
