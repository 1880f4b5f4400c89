import type { ErasurePlan } from '@pravesh/shared/rights/erasure'
import { RIGHT_ACTS, type RightEvent, type RightKind } from '@pravesh/shared/rights/kinds'
import type { RightView } from '@pravesh/shared/rights/views'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import type { RightsRequest } from '../../payload-types.ts'
import { wordsOf } from './sealed-words.ts'

const collection = 'rights-requests'
/** Upper bound on the requests of one student. */
const MAX_REQUESTS = 200

interface OfStudent {
  payload: Payload
  studentId: string
}

/** The requests of a student, latest first. */
export function requestsOf({ payload, studentId }: OfStudent): Promise<RightsRequest[]> {
  const where = { studentId: { equals: studentId } }
  return readRows({ payload, collection, where, sort: ['-askedAt', 'id'], limit: MAX_REQUESTS })
}

/** The open request of a kind; null without one. */
export function openRequest({
  payload,
  studentId,
  kind,
}: OfStudent & { kind: RightKind }): Promise<RightsRequest | null> {
  const where: Condition<'rights-requests'> = {
    and: [{ studentId: { equals: studentId } }, { kind: { equals: kind } }, { isWaiting: { equals: true } }],
  }
  return readRow({ payload, collection, where })
}

/** A request of a student by its number. Throws a Problem (404), also for those of others. */
export async function ownRequest({
  payload,
  studentId,
  reference,
}: OfStudent & { reference: string }): Promise<RightsRequest> {
  const where: Condition<'rights-requests'> = {
    and: [{ studentId: { equals: studentId } }, { reference: { equals: reference } }],
  }
  const request = await readRow({ payload, collection, where })
  if (request === null) throw notFound('request')
  return request
}

/** A request by an untrusted id. Throws a Problem (404). */
export async function requireRequest(payload: Payload, id: string): Promise<RightsRequest> {
  const request = isRecordId(id) ? await readRow({ payload, collection, where: { id: { equals: id } } }) : null
  if (request === null) throw notFound('request')
  return request
}

/** The history of a request, as far as this version of the portal knows its acts. */
export function eventsOf({ events }: Pick<RightsRequest, 'events'>): RightEvent[] {
  const stored = Array.isArray(events) ? (events as RightEvent[]) : []
  return stored.filter(({ act }) => RIGHT_ACTS.includes(act))
}

/** What an erasure did; null before it has ended. */
export function erasureOf({ erasure }: Pick<RightsRequest, 'erasure'>): ErasurePlan | null {
  return erasure ? (erasure as unknown as ErasurePlan) : null
}

/** A request as its student sees it. */
export function rightView(payload: Payload, request: RightsRequest): RightView {
  const { reference, kind, state, askedAt, answerBy, closedAt } = request
  const { text, answer } = wordsOf(payload, request)
  const records = erasureOf(request)?.lines ?? []
  return {
    reference,
    kind,
    state,
    askedAt,
    answerBy,
    text,
    answer: answer || null,
    closedAt: closedAt ?? null,
    records,
  }
}
