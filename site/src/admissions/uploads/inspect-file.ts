import { FORMAT_RULES, fileError } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { FILE_MESSAGES, typeOfBytes } from '@pravesh/shared/platform/uploads/file-type'
import { pdfError } from '@pravesh/shared/platform/uploads/pdf-file'
import { readPicture } from './canvas-picture.ts'
import { hasUnusualShape, type Remedy, remedyFor } from './file-shape.ts'

/** The result of checking a chosen file before its upload. */
export interface InspectedFile {
  file: File
  /** Why it is unsuitable; null if it is fine. */
  message: string | null
  /** What the applicant can do about it here. */
  remedy: Remedy | null
  /** The applicant may upload it anyway. */
  isUsable: boolean
}

interface ShapeWords {
  shape: (kind: DocumentKind) => string
}

/** Files above this size are not read into memory; no camera produces them. */
const MAX_READ_BYTES = 80_000_000

/**
 * Checks a chosen file with the server's rules. The returned file is in memory, so that a later retry can still read
 * it.
 */
export async function inspectFile(chosen: File, kind: DocumentKind, words: ShapeWords): Promise<InspectedFile> {
  const invalid = (message: string): InspectedFile => ({ file: chosen, message, remedy: null, isUsable: false })
  const format = DOCUMENT_FORMATS[kind]
  if (chosen.size > MAX_READ_BYTES) return invalid(FORMAT_RULES[format].tooLarge)
  const read = await chosen.arrayBuffer().catch(() => null)
  if (read === null) return invalid(FILE_MESSAGES.broken)
  const bytes = new Uint8Array(read)
  const file = new File([read], chosen.name, { type: chosen.type })
  const validationError = fileError({ name: file.name, size: file.size, head: bytes.subarray(0, 12) }, format)
  if (validationError === null && typeOfBytes(bytes) === 'application/pdf') {
    return { file, message: pdfError(bytes), remedy: null, isUsable: false }
  }
  const picture = await readPicture(file)
  if (picture === null) return invalid(validationError ?? FILE_MESSAGES.broken)
  const isOdd = hasUnusualShape(kind, picture)
  picture.close()
  if (validationError !== null) return { file, message: validationError, remedy: remedyFor(kind), isUsable: false }
  return isOdd
    ? { file, message: words.shape(kind), remedy: 'crop', isUsable: true }
    : { ...invalid(''), file, message: null }
}
