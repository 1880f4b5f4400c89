import type { StoredFile } from '@pravesh/shared/admissions/form/form-context'
import type { ApplicantDocument } from '../../payload-types.ts'

/** Converts a record to its owner's view. */
export function storedFile({ id, originalName, mimeType, filesize }: ApplicantDocument): StoredFile {
  return { id, name: originalName, type: mimeType ?? '', bytes: filesize ?? 0 }
}
