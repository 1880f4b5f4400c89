import type { Contact } from '@pravesh/shared/accounts/contact-change'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { searchFields } from '../../database/search/search-source.ts'
import type { Student } from '../../payload-types.ts'
import { releaseIdentifier } from '../register/create-student.ts'

interface ReplaceOptions {
  payload: Payload
  /** With the address or number that is replaced. */
  student: Pick<Student, 'id' | Contact>
  contact: Contact
  to: string
}

/** `inUse`: a verified account has the new one. `lost`: another change was made in the meantime. */
export type Replaced = 'replaced' | 'inUse' | 'lost'

/**
 * Replaces the address or number in one conditional write, which also invalidates every code and link sent to the
 * previous address.
 */
export async function replaceContact({ payload, student, contact, to }: ReplaceOptions): Promise<Replaced> {
  const holder = contact === 'email' ? { email: { equals: to } } : { phone: { equals: to } }
  if (!(await releaseIdentifier(payload, holder))) return 'inUse'
  const unchanged: Condition<'students'> =
    contact === 'email' ? { email: { equals: student.email } } : { phone: { equals: student.phone } }
  const where: Condition<'students'> = { and: [{ id: { equals: student.id } }, unchanged] }
  const replaced: Changes<'students'> = contact === 'email' ? { email: to } : { phone: to }
  const data = { ...replaced, ...searchFields(payload, 'students', { ...student, ...replaced }) }
  try {
    const changed = await changeOne({ payload, collection: 'students', where, data })
    return changed === null ? 'lost' : 'replaced'
  } catch (error) {
    // The database adapters report uniqueness conflicts differently.
    if ((await readRow({ payload, collection: 'students', where: holder })) !== null) return 'inUse'
    throw error
  }
}
