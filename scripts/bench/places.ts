import { bookCalls } from '@pravesh/shared/shop/catalogue/wire'
import { paths } from '@pravesh/shared/site/paths'
import type { ShopBook } from './editor.ts'
import type { Connection } from './polling.ts'

/** A page that shows a book, with the text that appears there once a save is live. */
export interface Place {
  name: string
  /** Target of the p95, in milliseconds. */
  limit: number
  path: (book: ShopBook) => string
  /** The new price in rupees, or the time of the save for the sitemap. */
  shows: 'price' | 'time'
}

const LIST = 300
const query = (values: Record<string, string>) => `${paths.books}?${new URLSearchParams(values)}`

/** Every kind of place. `sitemapOf` returns the sitemap file of a book. */
export function placesOf(sitemapOf: (book: ShopBook) => string): Place[] {
  const searchCall = bookCalls.searchBooks.path.replace('/:text?', '')
  return [
    { name: 'own page', limit: 40, shows: 'price', path: (book) => paths.book(book.id, book.slug) },
    { name: 'catalogue', limit: LIST, shows: 'price', path: () => paths.books },
    { name: 'filtered list', limit: LIST, shows: 'price', path: ({ course, semester }) => query({ course, semester }) },
    { name: 'search page', limit: LIST, shows: 'price', path: ({ author }) => query({ search: author }) },
    {
      name: 'search call',
      limit: LIST,
      shows: 'price',
      path: (book) => `/api${searchCall}/${encodeURIComponent(book.author)}`,
    },
    { name: 'sitemap', limit: LIST, shows: 'time', path: sitemapOf },
  ]
}

/** Returns a function that maps books to their sitemap files. */
export async function sitemapFiles(connection: Connection, books: readonly ShopBook[]) {
  const index = await connection.text('/sitemap.xml')
  const files = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/sitemap-books-\d+\.xml)<\/loc>/g)].map(
    (found) => found[1] ?? '',
  )
  const fileOf = new Map<string, string>()
  for (const file of files) {
    const text = await connection.text(file)
    for (const { id } of books) if (text.includes(`/${id}/`)) fileOf.set(id, file)
  }
  return (book: ShopBook): string => {
    const file = fileOf.get(book.id)
    if (file === undefined) throw new Error(`No sitemap contains the book ${book.id}.`)
    return file
  }
}
