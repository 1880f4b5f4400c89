import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { bookPage } from '@pravesh/shared/shop/catalogue/pages'
import { paths } from '@pravesh/shared/site/paths'
import { loadPictures, loadSiteName, pagesWithFile, shareCard } from '../../content/index.ts'
import { idsOf } from '../../database/records/relation.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { recordPage } from '../../publishing/pages/record-page.ts'
import { loadShopSettings } from '../settings/shop-settings.ts'
import { BOOK_CARD_FIELDS, bookCard, loadCopies } from './book-cards.ts'
import { loadSamplePdf } from './sample-pdf.ts'

const PAGE_FIELDS = [
  ...BOOK_CARD_FIELDS,
  ...(['description', 'isbn', 'edition', 'samplePages', 'samplePdf', 'active'] as const),
] as const

export const book = recordPage({
  kind: bookPage,
  collection: 'books',
  where: [{ active: { equals: true } }],
  name: 'slug',
  path: paths.book,
  affectedBy: {
    books: 'own',
    'book-stock': ({ doc }) => idsOf([doc?.book]),
    'shop-settings': 'all',
    'sample-files': pagesWithFile('books', 'samplePdf'),
  },
  pictures: ['images', 'samplePages'],
  sitemap: { position: 12, file: 'books' },
  // The address of a book that is not on sale shows a page of its own.
  absent: { page: paths.bookComingSoon },
  load,
})

/** Returns null when the book is not published, not active, or has a new slug. */
async function load({
  records,
  params,
  locale,
}: LoadInput<{ id: string; name: string }>): Promise<Loaded<typeof bookPage> | null> {
  const { id, name: slug } = params
  const [book, copies, { delivery, returnDays }, siteName] = await Promise.all([
    records.one({ collection: 'books', id, fields: PAGE_FIELDS }),
    loadCopies(records, [id]),
    loadShopSettings(records),
    loadSiteName(records),
  ])
  if (book === null) return null
  const onSale = book.active === true && book.slug === slug
  if (!onSale && !records.isDraft('books', id)) return null
  const [pictures, samplePdf] = await Promise.all([
    loadPictures(records, [...(book.images ?? []), ...(book.samplePages ?? [])]),
    loadSamplePdf(records, book.samplePdf),
  ])
  const card = bookCard(book, { copies: copies(id), delivery, pictures })
  return {
    card: shareCard({
      records,
      locale,
      collection: 'books',
      id,
      siteName,
      label: book.author,
      title: book.name,
      facts: () => [COURSE_LABELS[book.course], formatRoundPaise(book.pricePaise)],
      picture: pictures.many(book.images)[0] ?? null,
      isCover: true,
    }),
    book: {
      ...card,
      description: book.description || null,
      isbn: book.isbn || null,
      edition: book.edition || null,
      weightGrams: book.weightGrams || null,
      pictures: pictures.many(book.images),
      sample: pictures.many(book.samplePages),
      samplePdf,
    },
    deliveredByWeight: delivery.basis === 'weight',
    freeDeliveryOverPaise: delivery.freeOverPaise,
    returnDays,
  }
}
