import path from 'node:path'
import { DOCUMENT_KINDS, type Documents } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { readStored } from '../../storage/storage.ts'
import { documentName } from './document-folder.ts'
import { documentsOf } from './find-documents.ts'
import { insertDocument } from './insert-document.ts'
import { enforceUploadQuota } from './upload-limits.ts'

interface CopyOptions {
  payload: Payload
  studentId: string
  documents: Documents
}

/**
 * Copies a student's own documents, each with its file, so that deleting one application leaves the files of the other. The
 * copies are unchecked and belong to no application yet; unless a draft names them, the sweep deletes them. Leaves out
 * rejected documents and those whose file is missing. Throws a Problem: 429 with too many unattached files, 503.
 */
export async function copyDocuments({ payload, studentId, documents }: CopyOptions): Promise<Documents> {
  await enforceUploadQuota({ payload, studentId })
  const files = await documentsOf({ payload, studentId, ids: Object.values(documents) })
  const copied: Documents = {}
  // One at a time, because each may have megabytes.
  for (const kind of DOCUMENT_KINDS) {
    const file = files.find(({ id }) => id === documents[kind])
    if (!file?.filename || file.state === 'REJECTED') continue
    const bytes = await readStored(portalOf(payload).storage, documentName(file.filename))
    if (bytes === null) continue
    const { originalName: name, mimeType, filename } = file
    const ending = path.extname(filename).slice(1)
    copied[kind] = (await insertDocument({ payload, studentId, kind, name, type: mimeType ?? '', ending, bytes })).id
  }
  return copied
}
