import {
  decisionSchema,
  documentCheckSchema,
  noteSchema,
  staffCalls,
} from '@pravesh/shared/admissions/status/staff-calls'
import { MOVE_LABELS } from '@pravesh/shared/admissions/status/status'
import { fieldError } from '@pravesh/shared/platform/field-error'
import type * as z from 'zod/mini'
import { invalid, notFound } from '../../foundation/problem.ts'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { findApplication } from '../applications/application-record.ts'
import { addNote } from './add-note.ts'
import { checkDocument as check } from './check-document.ts'
import { decideApplication } from './decide-application.ts'
import { nextWaiting } from './queue-place.ts'
import { mayExceedSeats, requireAdmissionsStaff } from './staff-member.ts'

async function read<Schema extends z.ZodMiniType>(call: Call, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await call.body())
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
}

export const decide = endpoint({
  ...staffCalls.decide,
  handle: async (call) => {
    const staff = requireAdmissionsStaff(call.req)
    const decision = await read(call, decisionSchema)
    const decider = { ...staff, mayExceedSeats: mayExceedSeats(call.req.user) }
    await decideApplication({ payload: call.payload, staff: decider, id: call.param('id'), decision, now: new Date() })
    return { msg: `${MOVE_LABELS[decision.move].done}. We have notified the student.` }
  },
})

export const checkDocument = endpoint({
  ...staffCalls.checkDocument,
  handle: async (call) => {
    const staff = requireAdmissionsStaff(call.req)
    const sent = await read(call, documentCheckSchema)
    await check({ payload: call.payload, staff, id: call.param('id'), check: sent, now: new Date() })
    return { msg: sent.state === 'VERIFIED' ? 'Document verified.' : 'Document not accepted.' }
  },
})

export const next = endpoint({
  ...staffCalls.next,
  handle: async ({ payload, req, param, query }) => {
    requireAdmissionsStaff(req)
    const application = await findApplication(payload, param('id'))
    if (application === null || !req.user) throw notFound('application')
    const params = Object.fromEntries(query)
    return { msg: 'Found.', next: await nextWaiting({ payload, user: req.user, application, params }) }
  },
})

export const note = endpoint({
  ...staffCalls.note,
  handle: async (call) => {
    const staff = requireAdmissionsStaff(call.req)
    const { text } = await read(call, noteSchema)
    await addNote({ payload: call.payload, staff, id: call.param('id'), text, now: new Date() })
    return { msg: 'Note added.' }
  },
})
