import { rightStaffCalls } from '@pravesh/shared/rights/calls'
import { assignSchema, replySchema } from '@pravesh/shared/rights/schemas'
import type { PayloadRequest } from 'payload'
import { myData } from '../../accounts/index.ts'
import { readRow } from '../../database/records/read-row.ts'
import { notFound } from '../../foundation/problem.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import type { RightsRequest } from '../../payload-types.ts'
import { requireRequest } from '../requests/find-requests.ts'
import { answerRight, assignRight, rejectRight, startErasure } from './answer-right.ts'
import { deskRequest } from './desk-view.ts'
import { requireRightsStaff } from './rights-staff.ts'

const request = endpoint({
  ...rightStaffCalls.request,
  handle: async ({ payload, req, param }) => {
    await requireRightsStaff({ req, verb: 'read', id: param('id') })
    const found = await requireRequest(payload, param('id'))
    await recordOpening(req, found)
    return { msg: 'Request found.', result: await deskRequest(payload, found) }
  },
})

/** What the portal has of the student, as the student downloads it, for an answer to someone who cannot log in. */
const data = endpoint({
  ...rightStaffCalls.data,
  handle: async ({ payload, req, param }) => {
    await requireRightsStaff({ req, verb: 'update', id: param('id') })
    const found = await requireRequest(payload, param('id'))
    const where = { id: { equals: found.studentId ?? '' } }
    const student = found.studentId ? await readRow({ payload, collection: 'students', where }) : null
    if (student === null) throw notFound('account')
    await recordOpening(req, found)
    return { msg: 'This is all the data we store about the student.', result: await myData({ payload, student }) }
  },
})

/** A call that changes a request as it was shown. */
async function changing(call: Call) {
  const { payload, req, param } = call
  const id = param('id')
  const staff = await requireRightsStaff({ req, verb: 'update', id })
  return { payload, id, staff, now: new Date() }
}

const assign = endpoint({
  ...rightStaffCalls.assign,
  handle: async (call) => {
    await assignRight({ ...(await changing(call)), ...(await readBody(call, assignSchema)) })
    return { msg: 'Saved.' }
  },
})

const answer = endpoint({
  ...rightStaffCalls.answer,
  handle: async (call) => {
    await answerRight({ ...(await changing(call)), ...(await readBody(call, replySchema)) })
    return { msg: 'Answer sent by e-mail.' }
  },
})

const reject = endpoint({
  ...rightStaffCalls.reject,
  handle: async (call) => {
    await rejectRight({ ...(await changing(call)), ...(await readBody(call, replySchema)) })
    return { msg: 'Rejected. The student reads the reason by e-mail.' }
  },
})

const erase = endpoint({
  ...rightStaffCalls.erase,
  handle: async (call) => {
    await startErasure({ ...(await changing(call)), ...(await readBody(call, replySchema)) })
    return { msg: 'The erasure runs. The student reads by e-mail what was erased and what stays.' }
  },
})

async function recordOpening(
  { payload, user }: PayloadRequest,
  { id, reference, studentId }: RightsRequest,
): Promise<void> {
  const access = { kind: 'account', subject: reference, subjectId: id, studentId: studentId ?? null } as const
  await recordAccess({ payload, user, access, now: new Date() })
}

export const deskEndpoints = [request, data, assign, answer, reject, erase]
