import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import { portalStorage, readStored } from '../../platform/storage/storage.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { documentName, documentsOf } from '../uploads/index.ts'

interface PictureOptions {
  payload: Payload
  application: ApplicationRecord
  kind: DocumentKind
}

/** A picture of an application as a `data:` address; null if there is none or its file is missing. Throws a Problem (503). */
export async function pictureOf({ payload, application, kind }: PictureOptions): Promise<string | null> {
  const id = application.documents[kind]
  if (id === undefined) return null
  const [file] = await documentsOf({ payload, studentId: application.studentId, ids: [id] })
  if (!file?.filename || !file.mimeType?.startsWith('image/')) return null
  const bytes = await readStored(portalStorage.of(payload), documentName(file.filename))
  if (bytes !== null) return `data:${file.mimeType};base64,${bytes.toString('base64')}`
  payload.logger.error({ msg: 'A picture for a document is missing.', application: application.id, kind })
  return null
}
