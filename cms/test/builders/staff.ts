import type { Payload } from 'payload'
import type { Staff } from '../../src/payload-types.ts'
import type { Role } from '../../src/staff/permissions/roles.ts'
import type { TestPortal } from '../start-test-portal.ts'

export const STAFF_PASSWORD = 'a long staff password'

/** The Origin header that browsers send with requests from the portal's pages. */
export const sameOrigin = { origin: 'http://localhost:3000' }

type NewStaff = { role?: Role } & Partial<Pick<Staff, 'name' | 'email' | 'roles'>>

let count = 0

/** A member of staff with the password `STAFF_PASSWORD`. */
export function aStaffMember(payload: Payload, { role = 'administrator', ...given }: NewStaff = {}): Promise<Staff> {
  count += 1
  const data = { name: `Person ${count}`, email: `person${count}@pravesh.example`, password: STAFF_PASSWORD, ...given }
  return payload.create({ collection: 'staff', data: { roles: [role], ...data } })
}

/** Signs in and returns the headers that a browser would send. */
export async function signedIn(
  { call }: TestPortal,
  { email }: { email: string },
  password = STAFF_PASSWORD,
): Promise<Record<string, string>> {
  const { headers } = await call('POST', '/api/staff/login', { email, password })
  return { ...sameOrigin, cookie: staffCookieIn(headers) }
}

/** The session cookie that a response sets for staff; empty if it sets none. */
export function staffCookieIn(headers: Headers): string {
  return /pravesh-staff-token=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
}
