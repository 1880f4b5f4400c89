import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { CollectionSlug, Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { StoredRecord } from '../../portal/record-use.ts'
import type { Removal } from './blocking-uses.ts'

interface EffectsQuery {
  payload: Payload
  collection: CollectionSlug
  record: StoredRecord
  removal: Removal
}

/** Effects of a removal, as sentences for the confirmation dialog. */
export async function effectsOf({ payload, collection, record, removal }: EffectsQuery): Promise<string[]> {
  return [
    ...pageEffects({ payload, collection, record }),
    ...(await relatedEffects({ payload, collection, record, removal })),
    removal === 'unpublish'
      ? 'It stays here as a draft. You can publish it again.'
      : payload.collections[collection].config.trash
        ? 'It moves to the trash with its history. You can restore it from there.'
        : 'It is permanently deleted.',
  ]
}

function pageEffects({ payload, collection, record }: Omit<EffectsQuery, 'removal'>): string[] {
  if (record._status !== 'published') return []
  if (collection === 'gallery-items') return ['Its pictures disappear from the Gallery page immediately.']
  if (collection === 'notices') return ['It disappears from the site and from dashboards immediately.']
  const path = portalOf(payload).pages.pathOf({ collection, doc: record, locale: DEFAULT_LOCALE })
  return path === null ? [] : [`Its page ${path} is taken off the site immediately, and lists no longer show it.`]
}

async function relatedEffects({ payload, collection, record, removal }: EffectsQuery): Promise<string[]> {
  if (collection === 'courses') {
    const colleges = Array.isArray(record.colleges) ? record.colleges.length : 0
    if (colleges === 0) return []
    return [colleges === 1 ? '1 college no longer shows it.' : `${colleges} colleges no longer show it.`]
  }
  if (collection === 'books' && removal === 'delete') {
    const stock = await readRow({ payload, collection: 'book-stock', where: { book: { equals: record.id } } })
    if (!stock) return []
    const copies = stock.copies === 1 ? '1 copy' : `${stock.copies} copies`
    return [`Its stock of ${copies} stays with it until it is permanently deleted.`]
  }
  return []
}
