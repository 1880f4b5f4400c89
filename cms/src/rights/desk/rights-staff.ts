import type { PayloadRequest } from 'payload'
import { type ActingStaff, requireStaff } from '../../staff/index.ts'
import { rightsLimits } from '../requests/rights-limits.ts'

interface RequiredOptions {
  req: PayloadRequest
  verb: 'read' | 'update'
  /** Of the request; untrusted. */
  id: string
}

/** The member of staff who reads or answers a request. Throws a Problem as `requireStaff` does, and 429 beyond the rate limit. */
export async function requireRightsStaff({ req, verb, id }: RequiredOptions): Promise<ActingStaff> {
  const staff = await requireStaff({ req, verb, collection: 'rights-requests', id, noun: 'request' })
  await rightsLimits.consume({ payload: req.payload, name: 'rights/staff', subject: staff.id, now: new Date() })
  return staff
}
