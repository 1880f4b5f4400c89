import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type Payload } from 'payload'
import type { RowUpdate } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Staff } from '../../payload-types.ts'
import { ACTIVE } from '../state/active-staff.ts'

/**
 * Expired sessions are pruned only above this number, because rewriting the list could drop a session that starts
 * concurrently.
 */
const MAX_EXPIRED = 10

interface StartOptions {
  payload: Payload
  /** The record as read before the password was checked. */
  staff: Staff
  now: Date
}

/** The admin's session token and its expiry, in seconds since 1970. */
export interface StaffToken {
  token: string
  exp: number
  sessionId: string
}

/**
 * Starts a Payload session; null when the password has changed since it was checked, or the account was deactivated. Payload's own login is not used
 * because it writes back the whole record it read, including the old password.
 */
export async function startStaffSession({ payload, staff, now }: StartOptions): Promise<StaffToken | null> {
  const { config } = payload.collections.staff
  const { tokenExpiration } = config.auth
  const sid = randomUUID()
  const expiresAt = new Date(now.getTime() + tokenExpiration * 1000).toISOString()
  const session = { id: sid, createdAt: now.toISOString(), expiresAt }
  const where: Condition<'staff'> = {
    and: [
      { id: { equals: staff.id } },
      ACTIVE,
      { hash: { equals: staff.hash ?? null } },
      { salt: { equals: staff.salt ?? null } },
    ],
  }
  const write = (sessions: RowUpdate<'staff'>['sessions']) =>
    updateRow({
      payload,
      collection: 'staff',
      where,
      data: { sessions, lastSignInAt: now.toISOString(), updatedAt: null },
    })
  const updated = await write({ $push: session })
  if (updated === null) return null
  const sessions = updated.sessions ?? []
  const live = sessions.filter((each) => new Date(each.expiresAt) > now)
  if (sessions.length - live.length > MAX_EXPIRED) await write(live)
  const user = { ...staff, collection: 'staff' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: staff.email, sid, user })
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return { token, exp, sessionId: sid }
}
