import type { PayloadRequest, Where } from 'payload'
import { idOf } from '../../platform/database/relation.ts'
import type { EditedRecord } from './edited-record.ts'

interface LockRow {
  id: string
  user: { value: string | { id: string } }
}

export async function holdsLock(req: PayloadRequest, record: EditedRecord): Promise<boolean> {
  const lock = await lockOn(req, record)
  if (lock === null || !req.user) return false
  return idOf(lock.user.value) === req.user.id
}

/**
 * Restores the edit lock, which Payload drops with every save, autosaves included, although the user is still editing.
 * Leaves another user's lock alone.
 */
export async function restoreLock(req: PayloadRequest, record: EditedRecord): Promise<void> {
  const { payload, user } = req
  if (!user || (await lockOn(req, record)) !== null) return
  const locked =
    'collection' in record
      ? { document: { relationTo: record.collection, value: record.id } }
      : { globalSlug: record.global }
  await payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...locked, user: { relationTo: user.collection, value: user.id } },
  })
}

function lockOn({ payload }: PayloadRequest, record: EditedRecord): Promise<LockRow | null> {
  const where: Where =
    'collection' in record
      ? { and: [{ 'document.relationTo': { equals: record.collection } }, { 'document.value': { equals: record.id } }] }
      : { globalSlug: { equals: record.global } }
  return payload.db.findOne<LockRow>({ collection: 'payload-locked-documents', where })
}
