import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { mediaUrl } from '../../content/index.ts'
import type { Sqlite } from '../../database/adapter/sqlite-of.ts'
import { titleRecord } from './book-records.ts'

interface BooksOptions {
  client: Sqlite['client']
  /** Books to look in; null for all. */
  ids: readonly string[] | null
  words: readonly string[]
  limit: number
}

/** As the queries of the adapter for `bookRecords`, in one statement. A plus sign keeps SQLite from using a worse index. */
const booksOnSale = (among: string) => `
  SELECT id, name, author, course, semester, language, publisher, price_paise AS pricePaise, pages,
    length_cm AS lengthCm, width_cm AS widthCm, height_cm AS heightCm, weight_grams AS weightGrams,
    (SELECT copies FROM book_stock WHERE book_id = books.id) AS copies,
    (SELECT json_group_array(filename) FROM (
      SELECT filename FROM books_rels JOIN media ON media.id = media_id
        WHERE parent_id = books.id AND +path = 'images' AND filename <> '' AND width > 0 AND height > 0
        ORDER BY books_rels."order")) AS files
  FROM books
  WHERE ${among} AND +_status = 'published' AND +active
    AND NOT EXISTS (SELECT 1 FROM json_each(:words) AS word WHERE instr(search_text, word.value) = 0)
  ORDER BY created_at DESC, id LIMIT :limit`

const AMONG_FEW = booksOnSale('id IN (SELECT value FROM json_each(:ids))')
// Reads the texts in the order of their index until enough match.
const AMONG_ALL = booksOnSale(':ids IS NULL')

/** `bookRecords` of those on sale that contain all words, in the order of the catalogue. */
export async function sqliteBookRecords({ client, ids, words, limit }: BooksOptions): Promise<BookRecord[]> {
  if (ids?.length === 0) return []
  const args = { ids: ids && JSON.stringify(ids), words: JSON.stringify(words), limit }
  const { rows } = await client.execute({ sql: ids ? AMONG_FEW : AMONG_ALL, args })
  return rows.map((row) => {
    const { copies, files, ...book } = row as unknown as Row
    const names: string[] = JSON.parse(files)
    return { ...titleRecord({ ...book, active: true }), copies: copies ?? 0, images: names.map(mediaUrl) }
  })
}

type Row = Parameters<typeof titleRecord>[0] & { copies: number | null; files: string }
