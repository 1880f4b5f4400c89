import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'
import { PROOF_FOLDER } from '../offline/store-proof.ts'

/**
 * Proofs of offline payments. Files are immutable. Payload's own file address is disabled; only
 * `offline/proof-endpoint.ts` serves them, to staff who may read them.
 */
export const paymentProofs: CollectionConfig = {
  slug: 'payment-proofs',
  labels: { singular: 'Proof', plural: 'Proofs' },
  access: accessTo('payment-proofs'),
  admin: { hidden: true },
  lockDocuments: false,
  upload: {
    staticDir: PROOF_FOLDER,
    mimeTypes: ['image/jpeg', 'image/png', 'application/pdf'],
    handlers: [() => new Response(null, { status: 404 })],
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  fields: [{ name: 'originalName', type: 'text', required: true }],
}
