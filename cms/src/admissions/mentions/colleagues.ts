import type { Colleague } from '@pravesh/shared/admissions/notes/mentions'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Staff } from '../../payload-types.ts'
import { isActive, isInside, mayDo, type Place, scopeOf } from '../../staff/index.ts'

interface ColleaguesOptions {
  payload: Payload
  place: Place
  /** Who writes. */
  exceptId: string
}

/** Far above what a portal has. */
const MAX_STAFF = 1000

/** Colleagues who may see an application: active, with a role that reads applications, and with a limit that contains it. */
export async function colleaguesFor(options: ColleaguesOptions): Promise<Colleague[]> {
  return (await mentionable(options)).map(({ id, name }) => ({ id, name }))
}

/** The same with their accounts. */
export async function mentionable({ payload, place, exceptId }: ColleaguesOptions): Promise<Staff[]> {
  const staff = await readRows({ payload, collection: 'staff', sort: 'name', limit: MAX_STAFF })
  return staff.filter((each) => each.id !== exceptId && maySee(each, place))
}

function maySee(member: Staff, place: Place): boolean {
  const user = { ...member, collection: 'staff' as const }
  return isActive(member) && mayDo(user, 'read', 'applications') && isInside(scopeOf(member), place)
}
