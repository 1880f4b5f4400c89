import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type Payload, type Where } from 'payload'
import type { Staff } from '../../payload-types.ts'

/** Expired sessions stay up to this number, because rewriting the list could lose one that starts at the same moment. */
const MOST_EXPIRED = 10

interface StartOptions {
  payload: Payload
  /** As read before the password was checked. */
  staff: Staff
  now: Date
}

/** What the admin's cookie holds, and until when, in seconds since 1970. */
export interface StaffToken {
  token: string
  exp: number
}

/**
 * Starts one of Payload's sessions; null when the password has been changed since it was checked. Payload's own login writes
 * back the whole record it has read, and with it the password from before.
 */
export async function startStaffSession({ payload, staff, now }: StartOptions): Promise<StaffToken | null> {
  const { config } = payload.collections.staff
  const { tokenExpiration } = config.auth
  const sid = randomUUID()
  const expiresAt = new Date(now.getTime() + tokenExpiration * 1000).toISOString()
  const session = { id: sid, createdAt: now.toISOString(), expiresAt }
  const where: Where = {
    and: [{ id: { equals: staff.id } }, { hash: { equals: staff.hash } }, { salt: { equals: staff.salt } }],
  }
  const write = (sessions: object) =>
    payload.db.updateOne({ collection: 'staff', where, data: { sessions, updatedAt: null } })
  // The adapter's own type knows neither the collection nor that there may be nothing to change.
  const updated = (await write({ $push: session })) as unknown as Staff | null
  if (updated === null) return null
  const sessions = updated.sessions ?? []
  const live = sessions.filter((each) => new Date(each.expiresAt) > now)
  if (sessions.length - live.length > MOST_EXPIRED) await write(live)
  const user = { ...staff, collection: 'staff' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: staff.email, sid, user })
  return jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
}
