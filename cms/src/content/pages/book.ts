import type { PageOf } from '@pravesh/shared/content/pages'
import { BOOK_CARD_FIELDS, bookCard, loadCopies } from './book-cards.ts'
import type { Loose } from './loose.ts'
import { loadPictures } from './pictures.ts'
import type { Records } from './records.ts'

/** One book; null when it is not published, not active, or has another address by now. */
export async function loadBook(
  records: Records,
  { id, slug }: { id: string; slug: string },
): Promise<Loose<Omit<PageOf<'book'>, 'site'>> | null> {
  const [book, copies] = await Promise.all([
    records.one({ collection: 'books', id, fields: [...BOOK_CARD_FIELDS, 'description', 'active'] }),
    loadCopies(records, [id]),
  ])
  if (book === null) return null
  const onSale = book.active === true && book.slug === slug
  if (!onSale && !records.isDraft('books', id)) return null
  const pictures = await loadPictures(records, book.images ?? [])
  return {
    kind: 'book',
    book: {
      ...bookCard(book, { copies: copies(id), pictures }),
      description: book.description || null,
      pictures: pictures.many(book.images),
    },
  }
}
