import {
  FILE_MESSAGES,
  type FileType,
  FORMAT_RULES,
  fileError,
  typeOfBytes,
} from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS } from '@pravesh/shared/admissions/documents/documents'
import { Problem } from '../../platform/problem.ts'
import { Semaphore } from '../../platform/semaphore.ts'
import { cleanFileName, withEnding } from './clean-file-name.ts'
import { cleanPicture } from './clean-picture.ts'
import { pdfRefusal } from './pdf/pdf-refusal.ts'
import type { SentFile } from './read-upload.ts'
import { uploadsBusy } from './upload-memory.ts'

/** What is stored of a file. */
export interface CheckedFile {
  name: string
  type: FileType
  ending: string
  bytes: Uint8Array
}

const ENDINGS: Record<FileType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' }

/**
 * Pictures keep a processor busy for up to half a second each; two at a time leave the rest of the portal its share.
 */
const drawing = new Semaphore({ atOnce: 2, waiting: 500, full: uploadsBusy })

/**
 * Checks what can be told without drawing: the name, the size and the kind of file. Throws a Problem (400) with the
 * mistake.
 */
export function refuseInvalidFile({ name, bytes, kind }: SentFile): void {
  const validationError = fileError({ name, size: bytes.byteLength, head: bytes.subarray(0, 8) }, formatOf(kind))
  if (validationError !== null) throw wrong(validationError)
}

/**
 * Looks into a file and returns what of it is stored. Throws a Problem (400) when it is damaged or not to be trusted.
 */
export async function checkFile({ name, bytes, kind }: SentFile): Promise<CheckedFile> {
  const sent = typeOfBytes(bytes)
  if (sent === null) throw wrong(FILE_MESSAGES.broken)
  const file = sent === 'application/pdf' ? wholePdf(bytes) : await picture(bytes, sent, kind)
  const ending = ENDINGS[file.type]
  return { ...file, ending, name: withEnding(cleanFileName(name), ending) }
}

function wholePdf(bytes: Uint8Array): { bytes: Uint8Array; type: FileType } {
  const validationError = pdfRefusal(bytes)
  if (validationError !== null) throw wrong(validationError)
  return { bytes, type: 'application/pdf' }
}

async function picture(bytes: Uint8Array, type: FileType, kind: SentFile['kind']) {
  const { maxBytes } = FORMAT_RULES[formatOf(kind)]
  const clean = await drawing.run(() => cleanPicture({ bytes, type, maxBytes }))
  if (clean === null) throw wrong(FILE_MESSAGES.broken)
  return clean
}

function formatOf(kind: SentFile['kind']) {
  return kind === null ? 'scan' : DOCUMENT_FORMATS[kind]
}

function wrong(publicMessage: string): Problem {
  return new Problem({ code: 'WRONG_FILE', status: 400, publicMessage })
}
