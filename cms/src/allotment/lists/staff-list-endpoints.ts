import { publishListSchema, staffEntryCalls } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { LIST_KINDS } from '@pravesh/shared/allotment/lists/list-kinds'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireProcess } from '../processes/find-process.ts'
import { requireMeritStaff } from '../processes/merit-staff.ts'
import { prepareList } from './prepare-list.ts'
import { previewOf } from './preview-list.ts'
import { publishList } from './publish-list.ts'

/** GET /api/merit/staff/process/:id/list */
const preview = endpoint({
  ...staffEntryCalls.previewList,
  handle: async ({ payload, req, param, query }) => {
    requireMeritStaff(req, 'prepare merit processes')
    const process = await requireProcess(payload, param('id'))
    const kind = LIST_KINDS.find((each) => each === query.get('kind'))
    if (kind === undefined) throw notFound('list')
    const now = new Date()
    const result = previewOf(kind, await prepareList({ payload, process, kind, all: query.has('all'), now }))
    const filters = JSON.stringify({ process: process.id, kind })
    const access = { kind: 'list', subject: 'Merit list', filters, rows: result.changes.length } as const
    await recordAccess({ payload, user: req.user, access, now })
    return { msg: 'List prepared.', result }
  },
})

/** POST /api/merit/staff/process/:id/list */
const publish = endpoint({
  ...staffEntryCalls.publishList,
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = requireMeritStaff(req, 'publish merit results')
    await portalOf(payload).requireProven(req)
    const process = await requireProcess(payload, param('id'))
    const sent = await readBody(call, publishListSchema)
    const { version } = await publishList({ payload, process, staff, sent, now: new Date() })
    return { msg: 'List published.', result: { version } }
  },
})

export const staffListEndpoints = [preview, publish]
