import type { Payload } from 'payload'
import { readRows } from '../../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../../database/records/record-id.ts'
import { idOf } from '../../../database/records/relation.ts'
import { readVersionRows } from '../../../database/records/version-rows.ts'
import type { Book } from '../../../payload-types.ts'
import type { StoredBook } from '../rows/plan-rows.ts'

/** Values of one `in` condition; SQLite limits the variables of a statement. */
const BATCH = 500

const FIELDS = [
  ...(['name', 'author', 'publisher', 'course', 'semester', 'language', 'pricePaise', 'pages', 'description'] as const),
  ...(['isbn', 'edition'] as const),
  ...(['lengthCm', 'widthCm', 'heightCm', 'weightGrams', 'active', 'updatedAt', 'deletedAt'] as const),
] as const satisfies readonly (keyof Book)[]
type Stored = Pick<Book, (typeof FIELDS)[number] | 'id'>

interface BooksOptions {
  payload: Payload
  /** Untrusted. */
  ids: readonly string[]
}

/** The books with these ids that are not in the trash, with their stock. */
export async function loadBooks({ payload, ids }: BooksOptions): Promise<Map<string, StoredBook>> {
  const found = new Map<string, StoredBook>()
  for (const batch of batches([...new Set(ids)].filter((id) => isRecordIdIn(payload, id)))) {
    const rows = await readRows({
      payload,
      collection: 'books',
      // Other conditions would make SQLite read all books with an index of theirs.
      where: { id: { in: batch } },
      fields: FIELDS,
      limit: batch.length,
    })
    const [copies, drafts] = await Promise.all([copiesOf(payload, batch), draftsAmong(payload, batch)])
    const kept = rows.filter(({ deletedAt }) => !deletedAt)
    for (const book of kept) found.set(book.id, storedBook(book, copies.get(book.id) ?? 0, drafts.has(book.id)))
  }
  return found
}

interface TitlesOptions {
  payload: Payload
  /** As `newBookKey` makes them. */
  keys: readonly string[]
}

/** The ids of books that exist with these titles, by key. */
export async function loadTitles({ payload, keys }: TitlesOptions): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const batch of batches([...new Set(keys)])) {
    const docs = await readRows({
      payload,
      collection: 'books',
      where: { and: [{ searchText: { in: batch } }, { deletedAt: { exists: false } }] },
      fields: ['searchText'],
    })
    for (const { id, searchText } of docs) found.set(searchText ?? '', id)
  }
  return found
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH))
}

async function copiesOf(payload: Payload, ids: string[]): Promise<Map<string, number>> {
  const where = { book: { in: ids } }
  const docs = await readRows({ payload, collection: 'book-stock', where })
  return new Map(docs.map(({ book, copies }) => [idOf(book) ?? '', copies]))
}

/** The books whose latest version is not published. */
async function draftsAmong(payload: Payload, ids: string[]): Promise<Set<string>> {
  const versions = await readVersionRows({
    payload,
    collection: 'books',
    where: { parent: { in: ids } },
    fields: ['_status'],
  })
  const drafts = versions.filter(({ latest, version }) => latest && version._status === 'draft')
  return new Set(drafts.map(({ parent }) => String(parent)))
}

function storedBook(book: Stored, copies: number, isDraft: boolean): StoredBook {
  const { id, name, author, publisher, course, semester, language, pricePaise, pages, updatedAt } = book
  return {
    ...{ id, name, author, publisher, course, semester, language, pricePaise, pages, updatedAt },
    isbn: book.isbn ?? '',
    edition: book.edition ?? '',
    description: book.description ?? '',
    lengthCm: book.lengthCm ?? null,
    widthCm: book.widthCm ?? null,
    heightCm: book.heightCm ?? null,
    weightGrams: book.weightGrams ?? null,
    active: book.active ?? false,
    copies,
    isDraft,
  }
}
