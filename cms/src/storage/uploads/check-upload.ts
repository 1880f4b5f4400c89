import { FILE_MESSAGES, type FileType, typeOfBytes } from '@pravesh/shared/platform/uploads/file-type'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { CheckFailed } from './checks/check-limits.ts'
import { fileChecks } from './checks/feature.ts'
import { cleanFileName, withEnding } from './clean-file-name.ts'
import type { PictureBox } from './pictures/picture-box.ts'

/** A file that passed its check, ready to be stored. */
export interface CheckedUpload {
  name: string
  type: FileType
  ending: string
  bytes: Uint8Array
}

interface CheckOptions {
  payload: Payload
  /** Who sends it, e.g. `student:ID`. */
  person: string
  name: string
  bytes: Uint8Array
  /** Of the stored picture; larger ones are encoded again or scaled down. */
  maxBytes: number
  box: PictureBox
  /** Stores every picture as JPEG. */
  onlyJpeg?: boolean
}

const ENDINGS: Record<FileType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' }

/**
 * Checks the content of a file in a process of its own and returns what may be stored: a picture decoded and encoded
 * again, or a PDF without active content, whose pages can be drawn. Throws a Problem: 400 with the validation error, 429
 * when too many files of the person wait, 503 when too many wait in all.
 */
export async function checkUpload(options: CheckOptions): Promise<CheckedUpload> {
  const sent = typeOfBytes(options.bytes)
  if (sent === null) throw wrongFile(FILE_MESSAGES.broken)
  try {
    const file = sent === 'application/pdf' ? await checkedPdf(options) : await checkedPicture(options, sent)
    const ending = ENDINGS[file.type]
    return { ...file, ending, name: withEnding(cleanFileName(options.name), ending) }
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error
    options.payload.logger.warn({ msg: 'The check of an uploaded file was ended.', reason: error.failure })
    throw wrongFile(FILE_MESSAGES.tooComplex)
  }
}

/** The error (400) for a file that is refused. */
export function wrongFile(publicMessage: string): Problem {
  return new Problem({ code: 'WRONG_FILE', status: 400, publicMessage })
}

async function checkedPdf({ payload, person, bytes }: CheckOptions): Promise<Pick<CheckedUpload, 'bytes' | 'type'>> {
  const refusal = await fileChecks(payload).run('checkPdf', { bytes }, person)
  if (refusal !== null) throw wrongFile(refusal)
  return { bytes, type: 'application/pdf' }
}

async function checkedPicture(
  { payload, person, bytes, maxBytes, box, onlyJpeg = false }: CheckOptions,
  sent: Exclude<FileType, 'application/pdf'>,
): Promise<Pick<CheckedUpload, 'bytes' | 'type'>> {
  const type = onlyJpeg ? 'image/jpeg' : sent
  const clean = await fileChecks(payload).run('cleanPicture', { bytes, type, maxBytes, box }, person)
  if (clean === null) throw wrongFile(FILE_MESSAGES.broken)
  return clean
}
