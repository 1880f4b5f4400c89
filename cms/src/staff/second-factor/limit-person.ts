import type { Payload } from 'payload'
import { addressGroup } from '../../http/api/client-address.ts'
import { knownDevice } from '../../http/sign-in/device-cookie.ts'
import type { Staff } from '../../payload-types.ts'
import { deviceAccountOf } from '../sessions/staff-device.ts'
import { consumeStaffLimit } from '../sessions/staff-limits.ts'

interface LimitOptions {
  payload: Payload
  /** Whose session or unfinished sign-in has been checked. */
  staff: Staff
  headers: Headers
  clientAddress: string
  now: Date
}

/**
 * Limits the calls about the second step of one person, by a known device or else a network. Throws a Problem (429) beyond
 * the limit.
 */
export async function limitPerson({ payload, staff, headers, clientAddress, now }: LimitOptions): Promise<void> {
  const device = knownDevice({ payload, headers, kind: 'staff', account: deviceAccountOf(staff), now })
  const subject = [staff.id, device ?? addressGroup(clientAddress)].join('\n')
  await consumeStaffLimit({ payload, name: 'staff-factor/person', subject, now })
}
