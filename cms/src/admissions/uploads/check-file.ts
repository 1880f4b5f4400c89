import { FORMAT_RULES, fileError } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import { type CheckedUpload, checkUpload, wrongFile } from '../../platform/uploads/check-upload.ts'
import { pictureBoxOf } from './picture-boxes.ts'
import type { SentFile } from './read-upload.ts'

/** Checks name, size and type before the content is decoded. Throws a Problem (400) with the validation error. */
export function refuseInvalidFile({ name, bytes, kind }: SentFile): void {
  const validationError = fileError({ name, size: bytes.byteLength, head: bytes.subarray(0, 12) }, formatOf(kind))
  if (validationError !== null) throw wrongFile(validationError)
}

/**
 * Validates the content of a file and returns its clean version. Throws a Problem: 400 when it is damaged or unsafe, 503.
 */
export function checkFile(payload: Payload, { name, bytes, kind }: SentFile): Promise<CheckedUpload> {
  const { maxBytes } = FORMAT_RULES[formatOf(kind)]
  return checkUpload({ payload, name, bytes, maxBytes, box: pictureBoxOf(kind) })
}

function formatOf(kind: SentFile['kind']) {
  return kind === null ? 'scan' : DOCUMENT_FORMATS[kind]
}
