import { createHmac, timingSafeEqual } from 'node:crypto'
import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { purposeKeys } from '../../foundation/crypto/purpose-keys.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'

const PURPOSE = 'pravesh/staff-reset-link'
const TOKEN = /^([\w-]{1,60})-([0-9a-z]{1,9})-([0-9a-f]{64})$/

/**
 * The address of a page that sets a new password. Nothing is stored: the token is signed together with the password and
 * the e-mail address that it replaces, so that several links work beside each other until one of them is used.
 */
export function staffResetLink({ payload, staff, now }: { payload: Payload; staff: Staff; now: Date }): string {
  const expires = Math.floor(now.getTime() / 1000) + LINK_MINUTES.staffReset * 60
  const [key] = purposeKeys(payload, PURPOSE)
  const token = [staff.id, expires.toString(36), mac(key, staff, expires).toString('hex')].join('-')
  return `${portalOf(payload).env.publicUrl}/admin/reset/${token}`
}

/** The account of a link that has neither expired nor been used; null for any other token. */
export async function staffOfResetToken(payload: Payload, token: string, now: Date): Promise<Staff | null> {
  const [, id, base36 = '', sent = ''] = TOKEN.exec(token) ?? []
  if (id === undefined) return null
  const expires = Number.parseInt(base36, 36)
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
  if (staff === null || expires * 1000 <= now.getTime()) return null
  const keys = purposeKeys(payload, PURPOSE)
  return keys.some((key) => timingSafeEqual(mac(key, staff, expires), Buffer.from(sent, 'hex'))) ? staff : null
}

function mac(key: Buffer, { id, email, hash, salt }: Staff, expires: number): Buffer {
  return createHmac('sha256', key).update([id, email, hash, salt, expires].join('\n')).digest()
}
