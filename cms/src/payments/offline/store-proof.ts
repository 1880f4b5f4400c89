import { randomUUID } from 'node:crypto'
import { FILE_MESSAGES, typeOfBytes } from '@pravesh/shared/platform/uploads/file-type'
import type { Payload } from 'payload'
import type { PaymentProof } from '../../payload-types.ts'
import { Problem } from '../../platform/problem.ts'
import { cleanFileName, withEnding } from '../../platform/uploads/clean-file-name.ts'
import { cleanPicture } from '../../platform/uploads/clean-picture.ts'
import { pdfRefusal } from '../../platform/uploads/pdf/pdf-refusal.ts'

/** An uploaded file, not yet validated. */
export interface SentProof {
  name: string
  bytes: Uint8Array
}

/** Of one proof, in bytes. */
export const MAX_PROOF_BYTES = 5_000_000

/** Message about a larger file. */
export const TOO_LARGE = 'This file is larger than 5 MB. Choose a smaller photo or PDF.'

/**
 * Stores a proof: a picture, re-encoded, so that nothing but the picture is kept, or a PDF without active content.
 * Throws a Problem (400) for any other file.
 */
export async function storeProof(payload: Payload, { name, bytes }: SentProof): Promise<PaymentProof> {
  const { data, mimetype, ending } = await checkedProof(bytes)
  return payload.create({
    collection: 'payment-proofs',
    depth: 0,
    // No role can create proofs; the caller has checked the permission.
    overrideAccess: true,
    data: { originalName: withEnding(cleanFileName(name), ending) },
    file: { name: `${randomUUID()}.${ending}`, data, mimetype, size: data.byteLength },
  })
}

interface CheckedProof {
  data: Buffer
  mimetype: string
  ending: 'jpg' | 'pdf'
}

async function checkedProof(bytes: Uint8Array): Promise<CheckedProof> {
  const type = typeOfBytes(bytes)
  if (bytes.byteLength > MAX_PROOF_BYTES) throw wrongFile(TOO_LARGE)
  if (type === 'application/pdf') {
    const validationError = pdfRefusal(bytes)
    if (validationError !== null) throw wrongFile(validationError)
    return { data: Buffer.from(bytes), mimetype: type, ending: 'pdf' }
  }
  if (type === null) throw wrongFile('We cannot read this file. Upload a photo as JPEG or PNG, or a PDF.')
  const picture = await cleanPicture({ bytes, type: 'image/jpeg', maxBytes: MAX_PROOF_BYTES })
  if (picture === null) throw wrongFile(FILE_MESSAGES.broken)
  return { data: picture.bytes, mimetype: picture.type, ending: 'jpg' }
}

function wrongFile(publicMessage: string): Problem {
  return new Problem({ code: 'WRONG_FILE', status: 400, publicMessage })
}
