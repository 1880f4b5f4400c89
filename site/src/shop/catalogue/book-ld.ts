import type { BookCard } from '@pravesh/shared/shop/catalogue/pages'
import type { Paths } from '@pravesh/shared/site/paths'
import { type JsonLd, ldPrice } from '../../lib/json-ld.ts'
import { LANGUAGE_CODES } from '../../lib/language-name.ts'
import type { PageOf } from '../../lib/page-kinds.ts'
import { offerTermsLd } from './offer-terms-ld.ts'

/** A book and its offer as schema.org data, with its delivery and returns. */
export function bookLd(page: PageOf<'book'>, paths: Paths): JsonLd {
  const { site, book } = page
  const url = `${site.origin}${paths.book(book.id, book.slug)}`
  const code = LANGUAGE_CODES[book.language]
  return {
    '@type': ['Product', 'Book'],
    '@id': url,
    url,
    name: book.name,
    author: { '@type': 'Person', name: book.author },
    publisher: { '@type': 'Organization', name: book.publisher },
    ...(code && { inLanguage: code }),
    numberOfPages: book.pages,
    ...(book.isbn && { isbn: book.isbn, gtin13: book.isbn }),
    ...(book.edition && { bookEdition: book.edition }),
    ...(book.weightGrams && { weight: { '@type': 'QuantitativeValue', value: book.weightGrams, unitCode: 'GRM' } }),
    sku: book.id,
    bookFormat: 'https://schema.org/Paperback',
    ...(book.description && { description: book.description }),
    ...(book.image && { image: `${site.origin}${book.image.url}` }),
    offers: {
      '@type': 'Offer',
      price: ldPrice(book.pricePaise),
      priceCurrency: 'INR',
      availability: `https://schema.org/${inStock(book) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url,
      ...offerTermsLd(page, paths),
    },
  }
}

export function inStock({ copies }: Pick<BookCard, 'copies'>): boolean {
  return copies > 0
}
