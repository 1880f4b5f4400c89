import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

/**
 * The session of the portal with a courier, one row per courier, shared by all processes. The token is encrypted.
 */
export const courierSessions: CollectionConfig = {
  slug: 'courier-sessions',
  access: accessTo('courier-sessions'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'courier', type: 'text', required: true, unique: true },
    { name: 'token', type: 'text' },
    { name: 'tokenExpiresAt', type: 'date' },
    // Incremented by each login, so that a token is discarded once.
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
    // Keyed hash of the credentials that the courier refused. Changed credentials are tried at once.
    { name: 'refusedCredentials', type: 'text' },
    { name: 'refusedUntil', type: 'date' },
    { name: 'refusal', type: 'text' },
    // After the courier asked for fewer calls.
    { name: 'pausedUntil', type: 'date' },
    // The due date is the lease on the login.
    ...leaseFields(),
  ],
}
