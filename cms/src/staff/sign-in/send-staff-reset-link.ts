import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { knownDevice } from '../../http/sign-in/device-cookie.ts'
import { maySendResetLink } from '../../http/sign-in/may-send-reset-link.ts'
import { staffPasswordMail } from '../messages/staff-password.ts'
import { deviceAccountOf } from '../sessions/staff-device.ts'
import { STAFF_LIMITS } from '../sessions/staff-limits.ts'
import { ACTIVE } from '../state/active-staff.ts'
import { staffResetLink } from './reset-link.ts'

interface SendOptions {
  payload: Payload
  /** Lower case. */
  email: string
  headers: Headers
  clientAddress: string
  now: Date
}

/**
 * E-mails a reset link if the address has an account, which the caller cannot tell. False when the links that were sent
 * a short time ago have to do. Throws a Problem (429) when the device or network has requested too many.
 */
export async function sendStaffResetLink({ headers, ...options }: SendOptions): Promise<boolean> {
  const { payload, email, now } = options
  const staff = await readRow({ payload, collection: 'staff', where: { and: [{ email: { equals: email } }, ACTIVE] } })
  const device = knownDevice({ payload, headers, kind: 'staff', account: staff && deviceAccountOf(staff), now })
  const limits = { visitor: STAFF_LIMITS['staff-forgot/visitor'], linkMinutes: LINK_MINUTES.staffReset }
  const maySend = await maySendResetLink({ ...options, ...limits, kind: 'staff', device })
  if (maySend && staff) {
    await payload.sendEmail({ to: staff.email, ...staffPasswordMail(staffResetLink({ payload, staff, now })) })
  }
  return maySend
}
