import type { Payload } from 'payload'
import { MoveError } from './move-error.ts'

/** Tells whether two moves have the same source. */
export interface SourceIdentity {
  name: string
  /** The oldest account of staff, which is the same in copies and at other places. */
  fingerprint: string
}

export async function identityOf({ db }: Payload, name: string): Promise<SourceIdentity> {
  const { docs } = await db.find({ collection: 'staff', sort: ['createdAt', 'id'], limit: 1, pagination: false })
  const [oldest] = docs
  if (!oldest) throw new MoveError(`${name} has no accounts of staff, so it is not the database of a portal.`)
  return { name, fingerprint: String(oldest.id) }
}
