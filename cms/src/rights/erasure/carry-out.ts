import type { ErasurePlan } from '@pravesh/shared/rights/erasure'
import type { RightEvent } from '@pravesh/shared/rights/kinds'
import type { Payload } from 'payload'
import { closeAccount, eraseMessages, personalDataOfFeatures } from '../../accounts/index.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { Outcome } from '../../database/work/work.ts'
import { queueTogether } from '../../messaging/outbox/queue-message.ts'
import type { RightsRequest, Student } from '../../payload-types.ts'
import { erasureOf, eventsOf } from '../requests/find-requests.ts'
import { answerMail } from '../requests/messages-about.ts'
import { sealWords, wordsOf } from '../requests/sealed-words.ts'
import { planErasure } from './plan-erasure.ts'

interface CarryOutOptions {
  payload: Payload
  request: RightsRequest
  now: Date
}

/**
 * Carries out an erasure that staff started, and reports it to the person. Every step can be repeated, so a killed run goes on
 * where it was: the account that is gone, or closed, says that the steps before are done. If a hold or a payment has changed since
 * what the erasure would do, staff get the request back.
 */
export async function carryOut({ payload, request, now }: CarryOutOptions): Promise<Outcome<'rights-requests'>> {
  const plan = erasureOf(request)
  const { answer, contact } = wordsOf(payload, request)
  if (plan === null || contact === null) throw new Error('An erasure has no plan.')
  const at = now.toISOString()
  const event = (act: RightEvent['act']) => ({ events: [...eventsOf(request), { act, at, by: '' }] })
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: contact.studentId } } })
  if (student && !student.erasedAt) {
    const current = await planErasure({ payload, studentId: student.id })
    if (current.extent !== plan.extent) return { ...event('put-back'), state: 'open', erasure: null, dueAt: null }
    await eraseAs({ payload, request, student, plan, now })
  }
  await queueTogether(payload, await answerMail({ payload, request: { ...request, state: 'answered' } }), (_, queue) =>
    queue(),
  )
  return {
    ...event('erased'),
    state: 'answered',
    isWaiting: false,
    closedAt: at,
    // The address has served its purpose.
    sealed: sealWords(payload, request.reference, { text: '', answer, contact: null }),
    revision: request.revision + 1,
    dueAt: null,
  }
}

interface EraseOptions extends CarryOutOptions {
  student: Student
  plan: ErasurePlan
}

async function eraseAs({ payload, request, student, plan, now }: EraseOptions): Promise<void> {
  const { id: studentId } = student
  if (plan.extent === 'whole') {
    await payload.delete({ collection: 'students', id: studentId, depth: 0, overrideAccess: true })
    return
  }
  const keepsAccount = plan.extent === 'part'
  for (const { erase, eraseInPart = erase } of personalDataOfFeatures(payload)) {
    await eraseInPart({ payload, studentId, keepsAccount })
  }
  if (!keepsAccount) return closeAccount({ payload, student, now })
  const startedAt = eventsOf(request).findLast(({ act }) => act === 'erasure-started')?.at ?? now.toISOString()
  await eraseMessages({ payload, student, before: startedAt })
  const where = { id: { equals: studentId } }
  await changeOne({ payload, collection: 'students', where, data: { deletionRequestedAt: null, staffNote: null } })
}
