import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { isActive, mayDo } from '../../staff/index.ts'

const MAX_STAFF = 500

/** Those who may answer requests about rights, by name. */
export async function rightsColleagues(payload: Payload): Promise<ActingStaff[]> {
  const staff = await readRows({ payload, collection: 'staff', sort: 'name', limit: MAX_STAFF })
  const may = staff.filter(
    (one) => isActive(one) && mayDo({ ...one, collection: 'staff' }, 'update', 'rights-requests'),
  )
  return may.map(({ id, name }) => ({ id: String(id), name }))
}
