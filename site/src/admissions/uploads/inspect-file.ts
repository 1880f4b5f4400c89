import {
  FILE_MESSAGES,
  FORMAT_RULES,
  fileMistake,
  typeOfBytes,
} from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { pdfMistake } from '@pravesh/shared/admissions/documents/pdf-file'
import { readPicture } from './canvas-picture.ts'
import { isOddShape, remedyFor } from './file-shape.ts'
import { words } from './words.ts'

/** What was found out about a chosen file before it is sent. */
export interface Looked {
  file: File
  /** What is wrong with it; null when nothing is. */
  message: string | null
  /** What can be done about it here. */
  remedy: 'crop' | 'shrink' | null
  /** It may be sent as it is all the same. */
  mayStay: boolean
}

/** Larger ones are not even read; no camera makes them. */
const LARGEST_READ = 80_000_000

/** Looks at a chosen file by the same rules as the server. What is returned is read into memory, so that a try later finds it. */
export async function lookAtFile(chosen: File, kind: DocumentKind): Promise<Looked> {
  const wrong = (message: string): Looked => ({ file: chosen, message, remedy: null, mayStay: false })
  const format = DOCUMENT_FORMATS[kind]
  if (chosen.size > LARGEST_READ) return wrong(FORMAT_RULES[format].tooLarge)
  const read = await chosen.arrayBuffer().catch(() => null)
  if (read === null) return wrong(FILE_MESSAGES.broken)
  const bytes = new Uint8Array(read)
  const file = new File([read], chosen.name, { type: chosen.type })
  const mistake = fileMistake({ name: file.name, size: file.size, head: bytes.subarray(0, 8) }, format)
  if (mistake === null && typeOfBytes(bytes) === 'application/pdf') {
    return { file, message: pdfMistake(bytes), remedy: null, mayStay: false }
  }
  const picture = await readPicture(file)
  if (picture === null) return wrong(mistake ?? FILE_MESSAGES.broken)
  const isOdd = isOddShape(kind, picture)
  picture.close()
  if (mistake !== null) return { file, message: mistake, remedy: remedyFor(kind), mayStay: false }
  return isOdd
    ? { file, message: words.shape(kind), remedy: 'crop', mayStay: true }
    : { ...wrong(''), file, message: null }
}
