import type { PayloadRequest } from 'payload'
import type { NewRow, Row } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { idOf } from '../../database/records/relation.ts'
import type { EditedRecord } from './edited-record.ts'

const collection = 'payload-locked-documents'

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
  // Of any record, while the generated type lists the collections that can be locked.
  const data = { ...locked, user: { relationTo: user.collection, value: user.id } } as NewRow<typeof collection>
  await insertRow({ payload, collection, data })
}

function lockOn({ payload }: PayloadRequest, record: EditedRecord): Promise<Row<typeof collection> | null> {
  const where =
    'collection' in record
      ? { and: [{ 'document.relationTo': { equals: record.collection } }, { 'document.value': { equals: record.id } }] }
      : { globalSlug: { equals: record.global } }
  return readRow({ payload, collection, where: where as Condition<typeof collection> })
}
