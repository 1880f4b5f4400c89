import { createLocalReq, type Payload, type Where } from 'payload'
import type { StaffUser } from './acting-staff.ts'

/** The records of a collection that a member of staff may read; null if there are none. */
export async function readableBy(
  payload: Payload,
  user: StaffUser,
  collection: 'applications' | 'bulk-run-items' | 'second-readings',
): Promise<Where | null> {
  const req = await createLocalReq({ user }, payload)
  const access = await payload.collections[collection].config.access.read({ req })
  if (access === false) return null
  return access === true ? {} : access
}

/** Both conditions; an empty one is left out. */
export function both(one: Where, other: Where): Where {
  if (Object.keys(other).length === 0) return one
  return Object.keys(one).length === 0 ? other : { and: [one, other] }
}
