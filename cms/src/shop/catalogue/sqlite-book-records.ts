import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { mediaUrl } from '../../content/index.ts'
import type { Sqlite } from '../../database/adapter/sqlite-of.ts'
import { titleRecord } from './book-records.ts'
import type { Reading } from './search/read-search.ts'

interface BooksOptions {
  client: Sqlite['client']
  /** Books to look in; null for all. */
  ids: readonly string[] | null
  reading: Reading
  limit: number
}

/** Looks for one text of a term in most searches, and then needs no list of texts. */
const HAS_ALL = {
  one: 'NOT EXISTS (SELECT 1 FROM json_each(:terms) AS term WHERE instr(search_text, term.value) = 0)',
  several: `NOT EXISTS (SELECT 1 FROM json_each(:terms) AS term WHERE NOT EXISTS (
    SELECT 1 FROM json_each(term.value) AS text WHERE instr(search_text, text.value) > 0))`,
}

/** As the queries of the adapter for `bookRecords`, in one statement. A plus sign keeps SQLite from using a worse index. */
const booksOnSale = (among: string, hasAll: string) => `
  SELECT id, name, author, course, semester, language, publisher, price_paise AS pricePaise, pages,
    length_cm AS lengthCm, width_cm AS widthCm, height_cm AS heightCm, weight_grams AS weightGrams,
    (SELECT copies FROM book_stock WHERE book_id = books.id) AS copies,
    (SELECT json_group_array(filename) FROM (
      SELECT filename FROM books_rels JOIN media ON media.id = media_id
        WHERE parent_id = books.id AND +path = 'images' AND filename <> '' AND width > 0 AND height > 0
        ORDER BY books_rels."order")) AS files
  FROM books
  WHERE ${among} AND +_status = 'published' AND +active AND (:course IS NULL OR +course = :course) AND ${hasAll}
  ORDER BY created_at DESC, id LIMIT :limit`

const AMONG_FEW = 'id IN (SELECT value FROM json_each(:ids))'
// Reads the texts in the order of their index until enough match.
const AMONG_ALL = ':ids IS NULL'
const WITH_ISBN = ':ids IS NULL AND isbn = :isbn'

/** `bookRecords` of those on sale that match a reading, in the order of the catalogue. */
export async function sqliteBookRecords({ client, ids, reading, limit }: BooksOptions): Promise<BookRecord[]> {
  if (ids?.length === 0) return []
  const { terms, course, isbn } = reading
  const isOne = terms.every((term) => term.length === 1)
  const args = {
    ids: ids && JSON.stringify(ids),
    terms: JSON.stringify(isOne ? terms.flat() : terms),
    course,
    limit,
    ...(isbn !== undefined && { isbn }),
  }
  const among = isbn === undefined ? (ids ? AMONG_FEW : AMONG_ALL) : WITH_ISBN
  const sql = booksOnSale(among, isOne ? HAS_ALL.one : HAS_ALL.several)
  const { rows } = await client.execute({ sql, args })
  return rows.map((row) => {
    const { copies, files, ...book } = row as unknown as Row
    const names: string[] = JSON.parse(files)
    return { ...titleRecord({ ...book, active: true }), copies: copies ?? 0, images: names.map(mediaUrl) }
  })
}

type Row = Parameters<typeof titleRecord>[0] & { copies: number | null; files: string }
