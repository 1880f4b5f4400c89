import type { Payload } from 'payload'
import { type DeviceAccount, deviceCookie } from '../../http/sign-in/device-cookie.ts'
import type { Staff } from '../../payload-types.ts'

/** The account of known devices; the salt changes with each new password. */
export function deviceAccountOf({ id, salt }: Pick<Staff, 'id' | 'salt'>): DeviceAccount {
  return { kind: 'staff', id: String(id), password: salt ?? '' }
}

interface CookieOptions {
  payload: Payload
  headers: Headers
  staff: Pick<Staff, 'id' | 'salt'>
  now: Date
}

/** The Set-Cookie header after a sign-in. */
export function staffDeviceCookie({ staff, ...options }: CookieOptions): string {
  return deviceCookie({ ...options, account: deviceAccountOf(staff) })
}
