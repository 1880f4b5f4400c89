import { readFile } from 'node:fs/promises'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { documentPath, documentsOf } from '../uploads/index.ts'

interface PictureOptions {
  payload: Payload
  application: ApplicationRecord
  kind: DocumentKind
}

/** A picture of an application as a `data:` address; null if there is none or its file is missing. */
export async function pictureOf({ payload, application, kind }: PictureOptions): Promise<string | null> {
  const id = application.documents[kind]
  if (id === undefined) return null
  const [file] = await documentsOf({ payload, studentId: application.studentId, ids: [id] })
  if (!file?.filename || !file.mimeType?.startsWith('image/')) return null
  try {
    const bytes = await readFile(documentPath(payload, file.filename))
    return `data:${file.mimeType};base64,${bytes.toString('base64')}`
  } catch (error) {
    payload.logger.error({
      msg: 'A picture for a document could not be read.',
      application: application.id,
      kind,
      err: error,
    })
    return null
  }
}
