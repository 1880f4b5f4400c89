import { bookComingSoonPage, buyPage } from '@pravesh/shared/shop/catalogue/pages'
import { shellPage } from '../publishing/pages/define-page.ts'
import type { Page } from '../publishing/pages/page.ts'
import { book } from './catalogue/book-page.ts'
import { books } from './catalogue/books-page.ts'

/** Every page of the shop. */
export const shopPages: readonly Page[] = [books, book, shellPage(bookComingSoonPage), shellPage(buyPage)]
