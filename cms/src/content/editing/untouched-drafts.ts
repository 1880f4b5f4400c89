import type { CollectionSlug, Payload, Where } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { DueWork } from '../../database/work/work.ts'

const HOUR = 60 * 60_000
/** A record and its first draft are written within this time. */
const CREATION_MS = 5000

/**
 * Deletes drafts without a name that have not been changed: a call of the API, or an earlier version, stored them so that the
 * lists filled with records without a name. `title` is the field that names a record.
 */
export const untouchedDrafts = (collection: CollectionSlug, title: string): DueWork => ({
  run: async ({ payload, now }) => {
    const before = new Date(now().getTime() - HOUR).toISOString()
    for (const { id } of await findUntouched(payload, { collection, title, before })) {
      await payload.delete({ collection, id, overrideAccess: true })
    }
  },
})

interface FindOptions {
  collection: CollectionSlug
  title: string
  before: string
}

async function findUntouched(payload: Payload, { collection, title, before }: FindOptions): Promise<{ id: string }[]> {
  const where: Where = {
    and: [
      { _status: { equals: 'draft' } },
      { updatedAt: { less_than: before } },
      { or: [{ [title]: { exists: false } }, { [title]: { equals: '' } }] },
    ],
  }
  const rows = await readRows({ payload, collection, where, limit: 100 })
  return rows.filter(
    ({ createdAt = '', updatedAt = '' }) => Date.parse(updatedAt) - Date.parse(createdAt) < CREATION_MS,
  )
}
