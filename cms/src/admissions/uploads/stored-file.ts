import type { StoredFile } from '@pravesh/shared/admissions/answers/form-context'
import type { ApplicantDocument } from '../../payload-types.ts'

/** A record as its owner sees it. */
export function storedFile({ id, originalName, mimeType, filesize }: ApplicantDocument): StoredFile {
  return { id, name: originalName, type: mimeType ?? '', bytes: filesize ?? 0 }
}
