import type { CollectionAfterReadHook } from 'payload'
import type { Staff } from '../../payload-types.ts'
import { isActive } from './active-staff.ts'

/**
 * Payload looks for the session of a request in the account that it reads. A deactivated one has none, also if a sign-in
 * or Payload's renewal of a session writes one at the same moment.
 */
export const ignoreSessions: CollectionAfterReadHook<Staff> = ({ doc }) =>
  isActive(doc) ? doc : { ...doc, sessions: [] }
