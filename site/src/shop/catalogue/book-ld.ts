import type { BookCard } from '@pravesh/shared/shop/catalogue/pages'
import type { Paths } from '@pravesh/shared/site/paths'
import { type JsonLd, ldPrice } from '../../lib/json-ld.ts'
import type { PageOf } from '../../lib/page-kinds.ts'

/** BCP 47 codes of the languages of books. */
const LANGUAGE_CODES: Record<string, string | undefined> = {
  Assamese: 'as',
  Bengali: 'bn',
  English: 'en',
  Gujarati: 'gu',
  Hindi: 'hi',
  Kannada: 'kn',
  Malayalam: 'ml',
  Marathi: 'mr',
  Nepali: 'ne',
  Odia: 'or',
  Punjabi: 'pa',
  Sanskrit: 'sa',
  Santali: 'sat',
  Tamil: 'ta',
  Telugu: 'te',
  Urdu: 'ur',
}

/** A book and its offer as schema.org data. */
export function bookLd({ site, book }: PageOf<'book'>, paths: Paths): JsonLd {
  const url = `${site.origin}${paths.book(book.id, book.slug)}`
  const code = LANGUAGE_CODES[book.language]
  return {
    '@type': 'Book',
    '@id': url,
    url,
    name: book.name,
    author: { '@type': 'Person', name: book.author },
    publisher: { '@type': 'Organization', name: book.publisher },
    ...(code && { inLanguage: code }),
    numberOfPages: book.pages,
    bookFormat: 'https://schema.org/Paperback',
    ...(book.description && { description: book.description }),
    ...(book.image && { image: `${site.origin}${book.image.url}` }),
    offers: {
      '@type': 'Offer',
      price: ldPrice(book.pricePaise),
      priceCurrency: 'INR',
      availability: `https://schema.org/${inStock(book) ? 'InStock' : 'OutOfStock'}`,
      url,
    },
  }
}

export function inStock({ copies }: Pick<BookCard, 'copies'>): boolean {
  return copies > 0
}
