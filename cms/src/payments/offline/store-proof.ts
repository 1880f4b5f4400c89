import { randomUUID } from 'node:crypto'
import { MAX_PROOF_BYTES } from '@pravesh/shared/payments/offline/staff-calls'
import { fileSize } from '@pravesh/shared/platform/file-size'
import { typeOfBytes } from '@pravesh/shared/platform/uploads/file-type'
import type { Payload } from 'payload'
import type { PaymentProof } from '../../payload-types.ts'
import { checkUpload, wrongFile } from '../../storage/uploads/check-upload.ts'
import type { PictureBox } from '../../storage/uploads/pictures/picture-box.ts'

/** In the storage; outside all publicly served folders. */
export const PROOF_FOLDER = 'private/payment-proofs'

/** An uploaded file, not yet validated. */
export interface SentProof {
  name: string
  bytes: Uint8Array
}

interface StoreOptions {
  payload: Payload
  /** Who sends it, e.g. `staff:ID`. */
  person: string
  proof: SentProof
}

/** Message about a larger file. */
export const TOO_LARGE = `This file is larger than ${fileSize(MAX_PROOF_BYTES)}. Choose a smaller photo or PDF.`

/** A page of A4 at 300 dots an inch, in either direction. */
const BOX: PictureBox = { width: 3508, height: 3508 }

/**
 * Stores a proof: a picture, re-encoded, so that nothing but the picture is kept, or a PDF without active content.
 * Throws a Problem: 400 for any other file, 429 or 503 when too many files wait.
 */
export async function storeProof({ payload, person, proof }: StoreOptions): Promise<PaymentProof> {
  const { name, bytes } = proof
  if (bytes.byteLength > MAX_PROOF_BYTES) throw wrongFile(TOO_LARGE)
  if (typeOfBytes(bytes) === null) {
    throw wrongFile('We cannot read this file. Upload a photo as JPEG or PNG, or a PDF.')
  }
  const limits = { maxBytes: MAX_PROOF_BYTES, box: BOX, onlyJpeg: true }
  const {
    name: originalName,
    ending,
    type,
    bytes: checked,
  } = await checkUpload({
    ...{ payload, person, name, bytes },
    ...limits,
  })
  const data = Buffer.from(checked)
  return payload.create({
    collection: 'payment-proofs',
    depth: 0,
    // No role can create proofs; the caller has checked the permission.
    overrideAccess: true,
    data: { originalName },
    file: { name: `${randomUUID()}.${ending}`, data, mimetype: type, size: data.byteLength },
  })
}
