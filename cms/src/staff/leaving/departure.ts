import type { Departure } from '@pravesh/shared/accounts/staff-accounts'
import type { Payload } from 'payload'
import { exists } from '../../database/records/exists.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import { ACTIVE } from '../state/active-staff.ts'
import { assignedWork } from './leaving-work.ts'

/** Far above the size of an office. */
const MAX_COLLEAGUES = 1000

/** What a deactivation would hand over, and to whom. Throws a Problem (404) for an unknown account. */
export async function departureOf(payload: Payload, id: string): Promise<Departure> {
  const isKnown =
    isRecordIdIn(payload, id) && (await exists({ payload, collection: 'staff', where: { id: { equals: id } } }))
  if (!isKnown) throw notFound('member of staff')
  const phrases = await Promise.all(assignedWork(payload).map((work) => work.describe({ payload, staffId: id })))
  const colleagues = await readRows({
    payload,
    collection: 'staff',
    where: { and: [ACTIVE, { invitedUntil: { equals: null } }, { id: { not_equals: id } }] },
    fields: ['name'],
    sort: 'name',
    limit: MAX_COLLEAGUES,
  })
  return {
    assigned: phrases.filter((phrase) => phrase !== null),
    colleagues: colleagues.map(({ id: colleague, name }) => ({ id: colleague, name })),
  }
}
