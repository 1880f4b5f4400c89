import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { purposeKeys } from '../../foundation/crypto/purpose-keys.ts'
import type { Staff } from '../../payload-types.ts'
import { ACTIVE } from '../state/active-staff.ts'

const TOKEN = /^([\w-]{1,60})-([0-9a-z]{1,9})-([0-9a-f]{64})$/

/** What a link is for; one of another purpose is refused. */
type LinkPurpose = 'pravesh/staff-reset-link' | 'pravesh/staff-invitation'

interface IssueOptions {
  payload: Payload
  purpose: LinkPurpose
  staff: Staff
  expires: Date
}

/**
 * A token for one account. Nothing is stored: it is signed together with the password and the e-mail address, so that
 * several tokens work beside each other until one of them is used.
 */
export function staffLinkToken({ payload, purpose, staff, expires }: IssueOptions): string {
  const seconds = Math.floor(expires.getTime() / 1000)
  const [key] = purposeKeys(payload, purpose)
  return [staff.id, seconds.toString(36), mac(key, staff, seconds).toString('hex')].join('-')
}

interface StaffLink {
  staff: Staff
  expires: Date
}

/** The active account of an unused token, which may have expired; null for any other. */
export async function readStaffLink(payload: Payload, purpose: LinkPurpose, token: string): Promise<StaffLink | null> {
  const [, id, base36 = '', sent = ''] = TOKEN.exec(token) ?? []
  if (id === undefined) return null
  const seconds = Number.parseInt(base36, 36)
  const staff = await readRow({ payload, collection: 'staff', where: { and: [{ id: { equals: id } }, ACTIVE] } })
  if (staff === null) return null
  const isSigned = purposeKeys(payload, purpose).some((key) =>
    timingSafeEqual(mac(key, staff, seconds), Buffer.from(sent, 'hex')),
  )
  return isSigned ? { staff, expires: new Date(seconds * 1000) } : null
}

function mac(key: Buffer, { id, email, hash, salt }: Staff, seconds: number): Buffer {
  return createHmac('sha256', key).update([id, email, hash, salt, seconds].join('\n')).digest()
}
