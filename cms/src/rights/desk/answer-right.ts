import type { RightEvent } from '@pravesh/shared/rights/kinds'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { RightsRequest } from '../../payload-types.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { rightsWork } from '../effects/rights-work.ts'
import { planErasure } from '../erasure/plan-erasure.ts'
import { changeRequest, notWaiting } from '../requests/change-request.ts'
import { requireRequest } from '../requests/find-requests.ts'
import { sealWords, wordsOf } from '../requests/sealed-words.ts'
import { rightsColleagues } from './colleagues.ts'

interface DeskOptions {
  payload: Payload
  id: string
  staff: ActingStaff
  /** The state of the request that was shown. */
  revision: number
  now: Date
}

interface AnswerOptions extends DeskOptions {
  /** As the person reads it. */
  text: string
}

/** Answers an open request. Throws a Problem: 404, 409 if it was changed since it was shown. */
export async function answerRight(options: AnswerOptions): Promise<void> {
  const request = await shownRequest(options)
  if (request.kind === 'erasure') throw erasureOnly()
  await closeWith({ ...options, request, act: 'answered' })
}

/** Rejects an open request; the text is the reason. Throws as for an answer. */
export async function rejectRight(options: AnswerOptions): Promise<void> {
  await closeWith({ ...options, request: await shownRequest(options), act: 'rejected' })
}

interface CloseOptions extends AnswerOptions {
  request: RightsRequest
  act: 'answered' | 'rejected'
}

async function closeWith({ payload, request, act, staff, text, now }: CloseOptions): Promise<void> {
  const at = now.toISOString()
  const sealed = sealWords(payload, request.reference, { ...wordsOf(payload, request), answer: text })
  const data = { state: act, isWaiting: false, closedAt: at, sealed, ...leaseFrom(rightsWork, now) }
  const record = await changeRequest({ payload, request, event: eventOf(act, staff, at), data })
  await applyNewEffects({ payload, work: rightsWork, record, now })
}

/**
 * Starts the erasure that was shown, with a text for the person. Throws a Problem: 404, 409 if the request was changed since, or
 * a legal hold keeps everything.
 */
export async function startErasure(options: AnswerOptions): Promise<void> {
  const { payload, staff, text, now } = options
  const request = await shownRequest(options)
  const { studentId } = request
  const where = { id: { equals: studentId ?? '' } }
  const student = studentId ? await readRow({ payload, collection: 'students', where }) : null
  if (request.kind !== 'erasure' || student === null) throw notFound('request')
  const erasure = await planErasure({ payload, studentId: student.id })
  if (erasure.extent === 'none') throw held()
  const { id, name, email } = student
  const words = { ...wordsOf(payload, request), answer: text, contact: { studentId: id, name, email } }
  const data = {
    state: 'erasing',
    erasure: { ...erasure },
    sealed: sealWords(payload, request.reference, words),
    ...leaseFrom(rightsWork, now),
  } as const
  const record = await changeRequest({
    payload,
    request,
    event: eventOf('erasure-started', staff, now.toISOString()),
    data,
  })
  await applyNewEffects({ payload, work: rightsWork, record, now })
}

/** Hands an open request to a member of staff, or puts it back (null). Throws a Problem: 404, 409 as for an answer. */
export async function assignRight({ staffId, ...options }: DeskOptions & { staffId: string | null }): Promise<void> {
  const { payload, staff, now } = options
  const request = await shownRequest(options)
  // Nothing changes, so the history gets no entry.
  if ((request.staffId ?? null) === staffId) return
  const to = staffId === null ? null : ((await rightsColleagues(payload)).find(({ id }) => id === staffId) ?? null)
  if (staffId !== null && to === null) throw notFound('person')
  const act = to === null ? 'put-back' : to.id === staff.id ? 'taken' : 'handed-over'
  const data = { staffId: to?.id ?? null, staffName: to?.name ?? null }
  await changeRequest({ payload, request, event: eventOf(act, staff, now.toISOString()), data })
}

async function shownRequest({ payload, id, revision }: DeskOptions): Promise<RightsRequest> {
  const request = await requireRequest(payload, id)
  if (request.revision !== revision) throw notWaiting()
  return request
}

const eventOf = (act: RightEvent['act'], { name }: ActingStaff, at: string): RightEvent => ({ act, at, by: name })

function erasureOnly(): Problem {
  const publicMessage = 'A request for erasure is answered by the erasure, or rejected with a reason.'
  return new Problem({ code: 'ERASURE_ONLY', status: 409, publicMessage })
}

function held(): Problem {
  const publicMessage = 'A legal hold keeps everything of this student. Lift it first, or reject the request.'
  return new Problem({ code: 'HELD', status: 409, publicMessage })
}
