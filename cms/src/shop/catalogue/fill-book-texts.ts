import { bookSlug } from '@pravesh/shared/shop/catalogue/book-slug'
import type { CollectionBeforeChangeHook } from 'payload'
import { bookSearchText } from './book-search-text.ts'

/** Derives a book's slug and search text. */
export const fillBookTexts: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const text = (name: string): string => {
    const value: unknown = data[name] === undefined ? originalDoc?.[name] : data[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  data.slug = bookSlug(text('name'))
  data.searchText = bookSearchText({ name: text('name'), author: text('author'), publisher: text('publisher') })
  return data
}
