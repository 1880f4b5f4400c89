import { FORMAT_RULES, fileError } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS } from '@pravesh/shared/admissions/documents/documents'
import { FILE_MESSAGES, type FileType, typeOfBytes } from '@pravesh/shared/platform/uploads/file-type'
import { Problem } from '../../platform/problem.ts'
import { Semaphore } from '../../platform/semaphore.ts'
import { cleanFileName, withEnding } from '../../platform/uploads/clean-file-name.ts'
import { cleanPicture } from '../../platform/uploads/clean-picture.ts'
import { pdfRefusal } from '../../platform/uploads/pdf/pdf-refusal.ts'
import type { SentFile } from './read-upload.ts'
import { uploadsBusy } from './upload-memory.ts'

/** A validated file, ready to be stored. */
export interface CheckedFile {
  name: string
  type: FileType
  ending: string
  bytes: Uint8Array
}

const ENDINGS: Record<FileType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' }

/** Limits concurrent image processing, which takes up to half a second of CPU per picture. */
const imageProcessing = new Semaphore({ atOnce: 2, waiting: 500, full: uploadsBusy })

/** Checks name, size and type before the content is decoded. Throws a Problem (400) with the validation error. */
export function refuseInvalidFile({ name, bytes, kind }: SentFile): void {
  const validationError = fileError({ name, size: bytes.byteLength, head: bytes.subarray(0, 12) }, formatOf(kind))
  if (validationError !== null) throw invalidFile(validationError)
}

/**
 * Validates the content of a file and returns its clean version. Throws a Problem (400) when it is damaged or unsafe.
 */
export async function checkFile({ name, bytes, kind }: SentFile): Promise<CheckedFile> {
  const sent = typeOfBytes(bytes)
  if (sent === null) throw invalidFile(FILE_MESSAGES.broken)
  const file = sent === 'application/pdf' ? checkPdf(bytes) : await checkPicture(bytes, sent, kind)
  const ending = ENDINGS[file.type]
  return { ...file, ending, name: withEnding(cleanFileName(name), ending) }
}

function checkPdf(bytes: Uint8Array): { bytes: Uint8Array; type: FileType } {
  const validationError = pdfRefusal(bytes)
  if (validationError !== null) throw invalidFile(validationError)
  return { bytes, type: 'application/pdf' }
}

async function checkPicture(bytes: Uint8Array, type: Exclude<FileType, 'application/pdf'>, kind: SentFile['kind']) {
  const { maxBytes } = FORMAT_RULES[formatOf(kind)]
  const clean = await imageProcessing.run(() => cleanPicture({ bytes, type, maxBytes }))
  if (clean === null) throw invalidFile(FILE_MESSAGES.broken)
  return clean
}

function formatOf(kind: SentFile['kind']) {
  return kind === null ? 'scan' : DOCUMENT_FORMATS[kind]
}

function invalidFile(publicMessage: string): Problem {
  return new Problem({ code: 'WRONG_FILE', status: 400, publicMessage })
}
