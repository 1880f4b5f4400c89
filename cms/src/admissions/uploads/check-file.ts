import { FORMAT_RULES, fileError } from '@pravesh/shared/admissions/documents/document-file'
import { DOCUMENT_FORMATS } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import { studentKey } from '../../foundation/person-key.ts'
import { type CheckedUpload, checkUpload, wrongFile } from '../../storage/uploads/check-upload.ts'
import { pictureBoxOf } from './picture-boxes.ts'
import type { SentFile } from './read-upload.ts'

/** Checks name, size and type before the content is decoded. Throws a Problem (400) with the validation error. */
export function refuseInvalidFile({ name, bytes, kind }: SentFile): void {
  const validationError = fileError({ name, size: bytes.byteLength, head: bytes.subarray(0, 12) }, formatOf(kind))
  if (validationError !== null) throw wrongFile(validationError)
}

interface CheckOptions {
  payload: Payload
  studentId: string
  sent: SentFile
}

/**
 * Validates the content of a file and returns its clean version. Throws a Problem: 400 when it is damaged or unsafe, 429,
 * 503.
 */
export function checkFile({ payload, studentId, sent }: CheckOptions): Promise<CheckedUpload> {
  const { name, bytes, kind } = sent
  const { maxBytes } = FORMAT_RULES[formatOf(kind)]
  return checkUpload({ payload, person: studentKey(studentId), name, bytes, maxBytes, box: pictureBoxOf(kind) })
}

function formatOf(kind: SentFile['kind']) {
  return kind === null ? 'scan' : DOCUMENT_FORMATS[kind]
}
