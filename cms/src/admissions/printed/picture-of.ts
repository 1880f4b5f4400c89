import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import { studentKey } from '../../foundation/person-key.ts'
import { portalOf } from '../../foundation/portal.ts'
import { readStored } from '../../storage/storage.ts'
import { CheckFailed } from '../../storage/uploads/checks/check-limits.ts'
import { fileChecks } from '../../storage/uploads/checks/feature.ts'
import type { Input } from '../../storage/uploads/checks/operations.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { documentName, documentsOf, pictureBoxOf } from '../uploads/index.ts'

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
  const bytes = await readStored(portalOf(payload).storage, documentName(file.filename))
  if (bytes === null) {
    payload.logger.error({ msg: 'A picture for a document is missing.', application: application.id, kind })
    return null
  }
  const fitting = await fittingPicture(
    { payload, person: studentKey(application.studentId) },
    { bytes, box: pictureBoxOf(kind) },
  )
  if (fitting !== null) return `data:${file.mimeType};base64,${Buffer.from(fitting).toString('base64')}`
  payload.logger.error({ msg: 'A picture for a document cannot be drawn.', application: application.id, kind })
  return null
}

/** Pictures stored before sizes were limited can have 64 million pixels, which would hold up the printer. */
async function fittingPicture(
  { payload, person }: { payload: Payload; person: string },
  picture: Input<'fitPicture'>,
): Promise<Uint8Array | null> {
  try {
    return await fileChecks(payload).run('fitPicture', picture, person)
  } catch (error) {
    if (error instanceof CheckFailed) return null
    throw error
  }
}
