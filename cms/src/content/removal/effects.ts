import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { CollectionSlug, Payload } from 'payload'
import type { StoredRecord } from '../../platform/database/record-use.ts'
import { pagesOf } from '../../platform/pages/pages-of.ts'
import type { Removal } from './record-uses.ts'

interface EffectsQuery {
  payload: Payload
  collection: CollectionSlug
  record: StoredRecord
  removal: Removal
}

/** What a removal does, in sentences for the person who is asked to confirm it. */
export async function effectsOf({ payload, collection, record, removal }: EffectsQuery): Promise<string[]> {
  return [
    ...pageEffects({ payload, collection, record }),
    ...(await takenAlong({ payload, collection, record, removal })),
    removal === 'unpublish'
      ? 'It stays here as a draft, and you can publish it again.'
      : payload.collections[collection].config.trash
        ? 'It goes to the trash with its history. You can restore it from there.'
        : 'It is deleted for good.',
  ]
}

function pageEffects({ payload, collection, record }: Omit<EffectsQuery, 'removal'>): string[] {
  if (record._status !== 'published') return []
  if (collection === 'gallery-items') return ['Its pictures leave the Gallery page at once.']
  const path = pagesOf(payload).pathOf({ collection, doc: record, locale: DEFAULT_LOCALE })
  return path === null ? [] : [`Its page ${path} goes off the site at once, and every list stops showing it.`]
}

/** What goes along with a record of each kind. */
async function takenAlong({ payload, collection, record, removal }: EffectsQuery): Promise<string[]> {
  if (collection === 'courses') {
    const colleges = Array.isArray(record.colleges) ? record.colleges.length : 0
    if (colleges === 0) return []
    return [colleges === 1 ? '1 college no longer shows it.' : `${colleges} colleges no longer show it.`]
  }
  if (collection === 'books' && removal === 'delete') {
    const stock = await payload.db.findOne<{ id: string; copies: number }>({
      collection: 'book-stock',
      where: { book: { equals: record.id } },
    })
    if (!stock) return []
    const copies = stock.copies === 1 ? '1 copy' : `${stock.copies} copies`
    return [`Its stock of ${copies} stays with it, and goes when it is deleted for good.`]
  }
  return []
}
