import type { Payload, Where } from 'payload'
import type { Neighbours } from './affected-paths.ts'

const BATCH = 500

/** Ids of the published courses and colleges: dozens. */
export async function publicIds(payload: Payload): Promise<Neighbours> {
  const [courseIds, collegeIds] = await Promise.all([idsOf(payload, 'courses'), idsOf(payload, 'colleges')])
  return { courseIds, collegeIds }
}

async function idsOf(payload: Payload, collection: 'courses' | 'colleges'): Promise<string[]> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection,
    where: { _status: { equals: 'published' } },
    select: {},
    pagination: false,
    limit: 0,
  })
  return docs.map((doc) => doc.id)
}

/** What a book must be to be shown. */
export const onSale: Where[] = [{ _status: { equals: 'published' } }, { active: { equals: true } }]

/** The last part of a book's address as published, or null when the book is not on sale. */
export async function publishedBookSlug(payload: Payload, id: string): Promise<string | null> {
  const { docs } = await payload.db.find<{ slug: string }>({
    collection: 'books',
    where: { and: [{ id: { equals: id } }, ...onSale] },
    select: { slug: true },
    pagination: false,
    limit: 1,
  })
  return docs[0]?.slug ?? null
}

/** Every book on sale, read in batches by id so that tens of thousands need little memory. */
export async function* publishedBooks(payload: Payload): AsyncGenerator<{ id: string; slug: string }> {
  let after = ''
  while (true) {
    const { docs } = await payload.db.find<{ id: string; slug: string }>({
      collection: 'books',
      where: {
        and: [...onSale, ...(after === '' ? [] : [{ id: { greater_than: after } }])],
      },
      select: { slug: true },
      sort: 'id',
      pagination: false,
      limit: BATCH,
    })
    yield* docs
    if (docs.length < BATCH) return
    after = docs.at(-1)?.id ?? ''
  }
}
