import { bookPage } from '@pravesh/shared/shop/catalogue/pages'
import { paths } from '@pravesh/shared/site/paths'
import { loadPictures } from '../../content/index.ts'
import { idsOf } from '../../database/records/relation.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { recordPage } from '../../publishing/pages/record-page.ts'
import { BOOK_CARD_FIELDS, bookCard, loadCopies, loadDelivery } from './book-cards.ts'

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
  },
  pictures: ['images'],
  sitemap: { position: 12, file: 'books' },
  // The address of a book that is not on sale shows a page of its own.
  absent: { page: paths.bookComingSoon },
  load,
})

/** Returns null when the book is not published, not active, or has a new slug. */
async function load({
  records,
  params,
}: LoadInput<{ id: string; name: string }>): Promise<Loaded<typeof bookPage> | null> {
  const { id, name: slug } = params
  const [book, copies, delivery] = await Promise.all([
    records.one({ collection: 'books', id, fields: [...BOOK_CARD_FIELDS, 'description', 'active'] }),
    loadCopies(records, [id]),
    loadDelivery(records),
  ])
  if (book === null) return null
  const onSale = book.active === true && book.slug === slug
  if (!onSale && !records.isDraft('books', id)) return null
  const pictures = await loadPictures(records, book.images ?? [])
  return {
    book: {
      ...bookCard(book, { copies: copies(id), delivery, pictures }),
      description: book.description || null,
      pictures: pictures.many(book.images),
    },
    freeDeliveryOverPaise: delivery.freeOverPaise,
  }
}
