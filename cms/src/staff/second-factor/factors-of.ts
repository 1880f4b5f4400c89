import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { StaffFactor } from '../../payload-types.ts'

/** More than a person can have. */
const MAX = 50

/** Apps and passkeys of a person, the oldest first. Recovery codes alone are no second factor. */
export async function factorsOf(payload: Payload, staffId: string): Promise<StaffFactor[]> {
  const where = { and: [{ staffId: { equals: staffId } }, { kind: { in: ['app', 'passkey'] as const } }] }
  return readRows({ payload, collection: 'staff-factors', where, sort: 'createdAt', limit: MAX })
}

export async function recoveryCodesLeft(payload: Payload, staffId: string): Promise<number> {
  const where = {
    and: [
      { staffId: { equals: staffId } },
      { kind: { equals: 'recovery-code' as const } },
      { usedAt: { equals: null } },
    ],
  }
  return countRows({ payload, collection: 'staff-factors', where })
}
