import type { Role } from '../src/staff/index.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Creates and signs in a member of staff with one role; returns the headers that the admin's pages would send. */
export async function signedInStaff(
  portal: TestPortal,
  role: Role,
  name = 'Sunil Roy',
): Promise<Record<string, string>> {
  const email = `${role}-${name.toLowerCase().replaceAll(' ', '-')}@example.in`
  const password = 'Long-Staff-Passw0rd!'
  await portal.payload.create({ collection: 'staff', data: { name, email, password, roles: [role] } })
  const login = await portal.call('POST', '/api/staff/login', { email, password })
  const cookie = /pravesh-staff-token=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? ''
  return { cookie, origin: 'http://localhost:3000' }
}
