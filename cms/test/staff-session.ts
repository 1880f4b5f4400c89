import type { TypedUser } from 'payload'
import type { Role } from '../src/staff/permissions/roles.ts'
import { aStaffMember, signedIn } from './builders/staff.ts'
import type { TestPortal } from './start-test-portal.ts'

/** A signed-in member of staff: headers for requests, and the user for Payload's Local API. */
export interface StaffSession {
  headers: Record<string, string>
  user: { id: string; name: string; collection: 'staff'; roles: Role[] }
}

/** Creates a member of staff with these roles and signs them in. */
export async function aStaffSession(portal: TestPortal, roles: Role[], name = roles.join(' ')): Promise<StaffSession> {
  const member = await aStaffMember(portal.payload, { name, roles })
  const headers = await signedIn(portal, member)
  return { headers, user: { id: String(member.id), name, collection: 'staff', roles } }
}

/** The member of staff as operations take who acts. */
export const personOf = ({ user }: StaffSession) => ({ id: user.id, name: user.name })

/** The user as Payload gives it to operations. */
export const userOf = ({ user }: StaffSession) => user as TypedUser & { collection: 'staff' }
