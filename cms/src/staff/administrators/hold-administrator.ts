import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Staff } from '../../payload-types.ts'
import { rolesThatMay } from '../permissions/access.ts'
import { ACTIVE } from '../state/active-staff.ts'
import { mayManageStaff } from './may-manage-staff.ts'

/** The time in which an operation removes an administrator; a hold that a killed process left behind ends with it. */
const HOLD_MS = 10_000
/** Candidates that are tried; more than one is needed only while others are being removed. */
const MAX_TRIED = 20

/** Administrators who can sign in. An invited one cannot do so yet. */
const CAN_SIGN_IN: Condition<'staff'> = { and: [ACTIVE, { invitedUntil: { equals: null } }] }

/** Selects accounts that no operation holds as the administrator who remains. */
export const notHeld = (now: Date): Condition<'staff'> => ({
  or: [{ heldUntil: { equals: null } }, { heldUntil: { less_than: now.toISOString() } }],
})

/** An administrator who remains while others are removed. */
export interface Hold {
  id: string
  until: string
}

interface HoldOptions {
  payload: Payload
  /** Accounts that are about to stop being administrators. */
  leaving: readonly string[]
  now: Date
}

/**
 * Finds an administrator who remains, and marks them so that no other operation removes them meanwhile; null if there
 * is none, `busy` if other operations have marked all. Each operation marks first and looks at those it removes
 * afterwards (`notHeld`), so of two that would remove each other's administrator, at least one stops. Call `releaseHold`
 * afterwards.
 */
export async function holdAnother({ payload, leaving, now }: HoldOptions): Promise<Hold | 'busy' | null> {
  const candidates = await readRows({
    payload,
    collection: 'staff',
    where: { and: [CAN_SIGN_IN, { roles: { in: rolesThatMay('give roles') } }, { id: { not_in: [...leaving] } }] },
    fields: ['name'],
    limit: MAX_TRIED,
  })
  for (const { id } of candidates) {
    const hold = await holdAdministrator({ payload, id, now })
    if (hold !== null) return hold
  }
  return candidates.length === 0 ? null : 'busy'
}

/**
 * Marks one administrator as the one who remains; null if they are no administrator who can sign in, or another operation
 * has marked them.
 */
export async function holdAdministrator({
  payload,
  id,
  now,
}: Omit<HoldOptions, 'leaving'> & { id: string }): Promise<Hold | null> {
  const until = new Date(now.getTime() + HOLD_MS).toISOString()
  const where: Condition<'staff'> = { and: [{ id: { equals: id } }, CAN_SIGN_IN] }
  const unmarked: Condition<'staff'> = { and: [where, notHeld(now)] }
  const held = await changeOne({ payload, collection: 'staff', where: unmarked, data: { heldUntil: until } })
  if (held === null) return null
  const hold = { id, until }
  // Roles are in another table, so they are read after the mark, which no one who removes them can have missed since.
  const staff = await readRow({ payload, collection: 'staff', where })
  if (mayManageStaff(staff?.roles)) return hold
  await releaseHold(payload, hold)
  return null
}

/** Ends a hold, unless it has expired and another operation has one. */
export async function releaseHold(payload: Payload, { id, until }: Hold): Promise<void> {
  const where: Condition<'staff'> = { and: [{ id: { equals: id } }, { heldUntil: { equals: until } }] }
  await changeOne({ payload, collection: 'staff', where, data: { heldUntil: null } })
}

/** Whether an account is held by another operation. */
export function isHeld({ heldUntil }: Pick<Staff, 'heldUntil'>, now: Date): boolean {
  return typeof heldUntil === 'string' && new Date(heldUntil) >= now
}
