import type { CollectionConfig } from 'payload'
import { accessTo } from '../../../staff/index.ts'

/** Orders stored by the simulated provider. The portal's own records are in `payments`. */
export const simulatorPayments: CollectionConfig = {
  slug: 'simulator-payments',
  access: accessTo('simulator-payments'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true },
    { name: 'transactionId', type: 'text', required: true, unique: true },
    { name: 'merchantId', type: 'text', required: true },
    { name: 'description', type: 'text', required: true },
    { name: 'duePaise', type: 'number', required: true },
    { name: 'paidPaise', type: 'number' },
    { name: 'state', type: 'select', required: true, options: ['open', 'waiting', 'declined', 'done'] },
    { name: 'expiresAt', type: 'date' },
    { name: 'successUrl', type: 'text', required: true },
    { name: 'failureUrl', type: 'text', required: true },
    // How new refunds end; orders without it complete them.
    { name: 'refundMode', type: 'select', options: ['complete', 'hold', 'refuse'] },
    // See refunds.ts for its shape.
    { name: 'refunds', type: 'json' },
    // Incremented by each change of `refunds`, which is conditional on it.
    { name: 'refundsRevision', type: 'number', required: true, defaultValue: 0 },
  ],
}
