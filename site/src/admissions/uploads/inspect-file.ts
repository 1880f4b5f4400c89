import { FILE_MESSAGES, FORMAT_RULES, fileError, typeOfBytes } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { pdfError } from '@pravesh/shared/admissions/documents/pdf-file'
import { readPicture } from './canvas-picture.ts'
import { hasUnusualShape, remedyFor } from './file-shape.ts'
import { words } from './words.ts'

/** What was found out about a chosen file before it is sent. */
export interface InspectedFile {
  file: File
  /** What is wrong with it; null when nothing is. */
  message: string | null
  /** What can be done about it here. */
  remedy: 'crop' | 'shrink' | null
  /** It may be sent as it is all the same. */
  mayStay: boolean
}

/** Larger ones are not even read; no camera makes them. */
const MAX_READ_BYTES = 80_000_000

/** Looks at a chosen file by the same rules as the server. What is returned is read into memory, so that a try later finds it. */
export async function inspectFile(chosen: File, kind: DocumentKind): Promise<InspectedFile> {
  const wrong = (message: string): InspectedFile => ({ file: chosen, message, remedy: null, mayStay: false })
  const format = DOCUMENT_FORMATS[kind]
  if (chosen.size > MAX_READ_BYTES) return wrong(FORMAT_RULES[format].tooLarge)
  const read = await chosen.arrayBuffer().catch(() => null)
  if (read === null) return wrong(FILE_MESSAGES.broken)
  const bytes = new Uint8Array(read)
  const file = new File([read], chosen.name, { type: chosen.type })
  const validationError = fileError({ name: file.name, size: file.size, head: bytes.subarray(0, 8) }, format)
  if (validationError === null && typeOfBytes(bytes) === 'application/pdf') {
    return { file, message: pdfError(bytes), remedy: null, mayStay: false }
  }
  const picture = await readPicture(file)
  if (picture === null) return wrong(validationError ?? FILE_MESSAGES.broken)
  const isOdd = hasUnusualShape(kind, picture)
  picture.close()
  if (validationError !== null) return { file, message: validationError, remedy: remedyFor(kind), mayStay: false }
  return isOdd
    ? { file, message: words.shape(kind), remedy: 'crop', mayStay: true }
    : { ...wrong(''), file, message: null }
}
