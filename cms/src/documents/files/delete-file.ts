import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Viewer } from '../viewer.ts'
import { findFile } from './find-file.ts'
import { printedName } from './stored-name.ts'

interface DeleteOptions {
  payload: Payload
  id: string
  viewer: Viewer
}

/** Deletes a file of the viewer; its hash stays. Idempotent. Throws a Problem (404) if there was never such a file. */
export async function deleteFile(options: DeleteOptions): Promise<void> {
  const { payload } = options
  const { id, filename } = await findFile(options)
  if (!filename) return
  await portalOf(payload).storage.delete(printedName(filename))
  const data = { filename: null, dueAt: null }
  await changeOne({ payload, collection: 'document-files', where: { id: { equals: id } }, data })
}
