import type { Payload } from 'payload'
import { loadPictures } from '../../content/index.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { recordsOf } from '../../publishing/pages/records.ts'

/** Lookup of the smallest rendition of a published book's first picture, by its path; null without one. */
export async function loadCovers(
  payload: Payload,
  bookIds: readonly string[],
): Promise<(bookId: string) => string | null> {
  const ids = bookIds.filter((id) => isRecordIdIn(payload, id))
  if (ids.length === 0) return () => null
  const records = recordsOf({ payload })
  const books = await records.listIn({ collection: 'books', fields: ['images'], values: ids })
  const pictures = await loadPictures(
    records,
    books.map(({ images }) => images?.[0]),
  )
  const covers = new Map(books.map(({ id, images }) => [id, pictures.one(images?.[0])?.sources.at(0)?.url ?? null]))
  return (bookId) => covers.get(bookId) ?? null
}
