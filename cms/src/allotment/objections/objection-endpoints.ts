import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import { decideObjectionSchema, staffEntryCalls } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { OBJECTION_STATES } from '@pravesh/shared/allotment/objections/objection'
import { requireStudent } from '../../accounts/index.ts'
import { requireAdmissionsStaff, requireReviewer, reserveUploadMemory } from '../../admissions/index.ts'
import { notFound } from '../../foundation/problem.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { scopeOf } from '../../staff/index.ts'
import { findEntry } from '../entries/entry-record.ts'
import { ownEntry } from '../entries/own-entry.ts'
import { meritLimits } from '../merit-limits.ts'
import { requireProcess } from '../processes/find-process.ts'
import { pageIn } from '../processes/page-in.ts'
import { decideObjection } from './decide-objection.ts'
import { listObjections } from './list-objections.ts'
import { objectToList } from './object-to-list.ts'
import { findObjection } from './objection-record.ts'
import { readObjection } from './read-objection.ts'

/** POST /api/merit/:id/objection */
const object = endpoint({
  ...meritCalls.object,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await meritLimits.consume({ payload, name: 'merit/objection', subject: student.id, now })
    const own = await ownEntry({ payload, studentId: student.id, applicationId: param('id'), now })
    const memory = reserveUploadMemory()
    try {
      await objectToList({ payload, own, ...(await readObjection(req as Request, memory)), now })
    } finally {
      memory.release()
    }
    return { msg: 'Objection sent.' }
  },
})

/** GET /api/merit/staff/objections */
const list = endpoint({
  ...staffEntryCalls.objections,
  handle: async ({ payload, req, query }) => {
    const { user } = requireReviewer(req, 'decide applications')
    const process = await requireProcess(payload, query.get('process') ?? '')
    const state = OBJECTION_STATES.find((each) => each === query.get('state'))
    const page = pageIn(query)
    const result = await listObjections({ payload, processId: process.id, state, scope: scopeOf(user), page })
    const filters = JSON.stringify({ process: process.id, state })
    const access = { kind: 'list', subject: 'Objections', filters, rows: result.rows.length } as const
    if (result.rows.length > 0) await recordAccess({ payload, user, access, now: new Date() })
    return { msg: 'Objections found.', result }
  },
})

/** POST /api/merit/staff/objection/:id/decide */
const decide = endpoint({
  ...staffEntryCalls.decideObjection,
  handle: async (call) => {
    const { payload, req, param } = call
    requireReviewer(req, 'decide applications')
    const objection = await findObjection(payload, param('id'))
    const entry = objection && (await findEntry(payload, objection.entry))
    if (!objection || !entry) throw notFound('objection')
    const staff = await requireAdmissionsStaff({ req, action: 'decide applications', id: entry.applicationId })
    const sent = await readBody(call, decideObjectionSchema)
    await decideObjection({ payload, staff, objection, sent, now: new Date() })
    return { msg: sent.decision === 'accepted' ? 'Objection accepted.' : 'Objection refused.' }
  },
})

export const objectionEndpoints = [object, list, decide]
