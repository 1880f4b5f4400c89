import type { Role } from '../src/accounts/roles.ts'
import type { TestPortal } from './start-test-portal.ts'

/** A signed-in member of staff: the headers of their browser, and the user for calls of the Local API. */
export interface StaffSession {
  headers: Record<string, string>
  user: { id: string; name: string; collection: 'staff'; roles: Role[] }
}

let created = 0

/** Creates a member of staff with these roles and signs them in. */
export async function aStaffSession(
  { payload, call }: TestPortal,
  roles: Role[],
  name = roles.join(' '),
): Promise<StaffSession> {
  created += 1
  const account = { email: `staff${created}@pravesh.example`, password: 'a long password' }
  const { id } = await payload.create({ collection: 'staff', data: { ...account, name, roles } })
  const login = await call('POST', '/api/staff/login', account)
  const cookie = /pravesh-staff-token=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? ''
  return {
    headers: { cookie, origin: 'http://localhost:3000' },
    user: { id: String(id), name, collection: 'staff', roles },
  }
}
