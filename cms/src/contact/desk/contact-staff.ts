import type { PayloadRequest } from 'payload'
import { type ActingStaff, requireStaff } from '../../staff/index.ts'
import { helpLimits } from '../requests/help-limits.ts'

interface RequiredOptions {
  req: PayloadRequest
  verb: 'read' | 'update'
  /** Of the request; untrusted. */
  id: string
}

/** The member of staff who reads or answers a request. Throws a Problem as `requireStaff` does, and 429 beyond the rate limit. */
export async function requireContactStaff({ req, verb, id }: RequiredOptions): Promise<ActingStaff> {
  const staff = await requireStaff({ req, verb, collection: 'contact-messages', id, noun: 'request' })
  await helpLimits.consume({ payload: req.payload, name: 'contact/staff', subject: staff.id, now: new Date() })
  return staff
}
