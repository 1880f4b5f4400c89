import { randomUUID } from 'node:crypto'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import type { Payload } from 'payload'
import type { ApplicantDocument } from '../../payload-types.ts'

interface InsertOptions {
  payload: Payload
  studentId: string
  /** Null if the client did not specify it. */
  kind: DocumentKind | null
  /** The original file name. */
  name: string
  type: string
  /** Of the stored name. */
  ending: string
  bytes: Uint8Array
}

/** Stores a checked file for its owner: under a random name first, then its record. The sweep deletes a file without one. */
export function insertDocument(options: InsertOptions): Promise<ApplicantDocument> {
  const { payload, studentId, kind, name, type, ending, bytes } = options
  return payload.create({
    collection: 'applicant-documents',
    depth: 0,
    // No role can create documents. The session has already identified the owner.
    overrideAccess: true,
    data: { studentId, kind, originalName: name, state: 'UNCHECKED' },
    file: {
      name: `${randomUUID()}.${ending}`,
      data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      mimetype: type,
      size: bytes.byteLength,
    },
  })
}
