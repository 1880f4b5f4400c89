import type { DeskRequest } from '@pravesh/shared/rights/desk'
import { isWaiting } from '@pravesh/shared/rights/kinds'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { RightsRequest } from '../../payload-types.ts'
import { planErasure } from '../erasure/plan-erasure.ts'
import { nomineeOf } from '../nominees/nominee.ts'
import { erasureOf, eventsOf } from '../requests/find-requests.ts'
import { wordsOf } from '../requests/sealed-words.ts'
import { rightsColleagues } from './colleagues.ts'

/** A request for staff: with what an erasure would do now, and to whom it can be handed over while it is open. */
export async function deskRequest(payload: Payload, request: RightsRequest): Promise<DeskRequest> {
  const { reference, kind, state, locale, revision, studentId, staffId, staffName } = request
  const { text, answer } = wordsOf(payload, request)
  const student = studentId
    ? await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
    : null
  const nominee = student && kind === 'nomination' ? await nomineeOf({ payload, studentId: student.id }) : null
  const wouldErase = student && kind === 'erasure' && state === 'open'
  return {
    ...{ reference, kind, state, locale, text, answer, revision },
    events: eventsOf(request),
    student: student && { id: student.id, name: student.name },
    nominee: nominee && { name: nominee.name, email: nominee.email, phone: nominee.phone },
    erasure: wouldErase ? await planErasure({ payload, studentId: student.id }) : erasureOf(request),
    assigned: staffId ? { id: staffId, name: staffName ?? '' } : null,
    colleagues: isWaiting(state) ? await rightsColleagues(payload) : [],
  }
}
