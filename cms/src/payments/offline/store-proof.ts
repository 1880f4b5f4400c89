import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { PaymentProof } from '../../payload-types.ts'
import { Problem } from '../../platform/problem.ts'
import { cleanPicture } from '../../platform/uploads/clean-picture.ts'

/** An uploaded file, not yet validated. */
export interface SentProof {
  name: string
  bytes: Uint8Array
}

/** Of one proof, in bytes. */
export const MAX_PROOF_BYTES = 5_000_000

/**
 * Stores a photo or scan of a proof, re-encoded, so that nothing but the picture is kept. Throws a Problem (400) for any
 * other file.
 */
export async function storeProof(payload: Payload, { name, bytes }: SentProof): Promise<PaymentProof> {
  const picture = await cleanPicture({ bytes, type: 'image/jpeg', maxBytes: MAX_PROOF_BYTES })
  if (picture === null) {
    const publicMessage = 'We cannot read this file. Upload a photo or a screenshot as JPEG or PNG.'
    throw new Problem({ code: 'WRONG_FILE', status: 400, publicMessage })
  }
  return payload.create({
    collection: 'payment-proofs',
    depth: 0,
    // No role can create proofs; the caller has checked the permission.
    overrideAccess: true,
    data: { originalName: name.slice(-100) },
    file: { name: `${randomUUID()}.jpg`, data: picture.bytes, mimetype: picture.type, size: picture.bytes.byteLength },
  })
}
