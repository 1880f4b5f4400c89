import { isTransactionId } from '@pravesh/shared/payments/identifiers'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId, isRecordIdIn } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import type { DocumentFile } from '../../payload-types.ts'
import { readStored } from '../../storage/storage.ts'
import type { Viewer } from '../viewer.ts'
import { printedName } from './stored-name.ts'

interface FindOptions {
  payload: Payload
  /** Of the file, or the id that it was generated with; untrusted. */
  id: string
  viewer: Viewer
}

/** The viewer's newest file with an id, deleted or not. Throws a Problem (404) if there is none. */
export async function findFile({ payload, id, viewer }: FindOptions): Promise<DocumentFile> {
  if (!isRecordId(id) && !isTransactionId(id)) throw notFound('file')
  const own: Condition<'document-files'>[] = isRecordIdIn(payload, id) ? [{ id: { equals: id } }] : []
  const rows = await readRows({
    payload,
    collection: 'document-files',
    where: { and: [{ viewer: { in: viewer.keys } }, { or: [...own, { requestedId: { equals: id } }] }] },
    sort: '-createdAt',
    limit: 1,
  })
  const [file] = rows
  if (!file) throw notFound('file')
  return file
}

/** The viewer's newest file with an id, and its bytes. Throws a Problem (404) if it is unknown or deleted. */
export async function openFile(options: FindOptions): Promise<{ file: DocumentFile; bytes: Buffer }> {
  const file = await findFile(options)
  if (!file.filename) throw notFound('file')
  const bytes = await readStored(portalOf(options.payload).storage, printedName(file.filename))
  // The process that made it died before it was written.
  if (bytes === null) throw notFound('file')
  return { file, bytes }
}
