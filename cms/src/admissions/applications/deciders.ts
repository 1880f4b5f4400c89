import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { invalid } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { isActive, may, type Scope, scopeOf } from '../../staff/index.ts'

/** A member of staff who decides on applications. */
export interface Decider {
  id: string
  name: string
  /** Null for no limit. */
  scope: Scope | null
}

/** A colleague as one who decides; null for others, and for those who have not signed in yet or have left. */
export function deciderOf(staff: Staff): Decider | null {
  const decides = may({ ...staff, collection: 'staff' }, 'decide applications')
  if (!decides || !isActive(staff) || staff.invitedUntil) return null
  return { id: staff.id, name: staff.name, scope: scopeOf(staff) }
}

export async function readDecider(payload: Payload, id: string): Promise<Decider | null> {
  const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
  return staff && deciderOf(staff)
}

/** All who decide, by name. */
export async function deciders(payload: Payload): Promise<Decider[]> {
  const staff = await readRows({
    payload,
    collection: 'staff',
    where: { deactivatedAt: { equals: null } },
    sort: 'name',
  })
  return staff.flatMap((each) => deciderOf(each) ?? [])
}

/** Throws a Problem (400) for an id, untrusted, of no one who decides. */
export async function requireDecider(payload: Payload, id: string): Promise<Decider> {
  const staff = isRecordIdIn(payload, id)
    ? await readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
    : null
  const decider = staff && deciderOf(staff)
  if (decider) return decider
  const message = staff ? `${staff.name} may not decide on applications.` : 'This colleague does not exist.'
  throw invalid([{ field: 'to', code: 'notAnOption', message: `${message} Choose another one.` }])
}
