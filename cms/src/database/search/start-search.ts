import type { CollectionSlug, Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { walkRecords } from '../slices/walk-records.ts'
import { mongoIndex } from './mongo-index.ts'
import type { SearchIndex } from './search-index.ts'
import { searchedSlugs, sourceOf, textsIn } from './search-source.ts'
import { sqliteIndex } from './sqlite-index.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** The collections with older records that are not in the index yet. Without it, all indexes count as complete. */
    incompleteIndexes?: Set<CollectionSlug> | undefined
  }
}

/**
 * Prepares the indexes, and adds older records in the background, so that many of them do not delay the start. Until then,
 * searches read the texts; they do not find a record whose text is not written yet.
 */
export async function startSearch(payload: Payload): Promise<{ stop: () => Promise<void> }> {
  const incomplete = new Set<CollectionSlug>()
  for (const slug of searchedSlugs(payload)) {
    const index = indexOf(payload, slug)
    await index.prepare()
    if (await index.isIncomplete()) incomplete.add(slug)
  }
  portalOf(payload).incompleteIndexes = incomplete
  const stopping = new AbortController()
  const running = complete(payload, incomplete, stopping.signal).catch((err: unknown) =>
    payload.logger.error({ msg: 'A search index could not be completed; the next start continues.', err }),
  )
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function complete(payload: Payload, incomplete: Set<CollectionSlug>, signal: AbortSignal): Promise<void> {
  for (const slug of [...incomplete]) {
    const source = sourceOf(payload, slug)
    const index = indexOf(payload, slug)
    // In order of creation, which SQLite's index keeps.
    const order = { by: 'createdAt', newestFirst: false }
    for await (const records of walkRecords({ payload, collection: slug, order, fields: source.fields })) {
      const texts = await textsIn(payload, source, records)
      await index.add(records.map(({ id }, place) => ({ id: String(id), text: texts[place] ?? '' })))
      if (signal.aborted) return
    }
    incomplete.delete(slug)
  }
}

function indexOf(payload: Payload, slug: CollectionSlug): SearchIndex {
  return payload.db.name === 'sqlite' ? sqliteIndex(payload, slug) : mongoIndex(payload, slug)
}
