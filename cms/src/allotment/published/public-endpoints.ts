import { publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { LIST_KINDS } from '@pravesh/shared/allotment/lists/list-kinds'
import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { pageIn } from '../processes/page-in.ts'
import { listPage } from './list-page.ts'
import { publicProcesses } from './public-processes.ts'

/** The numbers of applications cannot be tried one by one. */
const limits = namedLimits({
  'merit/number/visitor': { limit: 60, windowMs: 10 * 60_000, refusal: refused(platformReplies, 'TRIED_TOO_OFTEN') },
})

/** GET /api/merit/processes */
const processes = endpoint({
  ...publicMeritCalls.processes,
  handle: async ({ payload }) => ({ msg: 'Processes found.', result: await publicProcesses(payload) }),
})

/** GET /api/merit/list */
const list = endpoint({
  ...publicMeritCalls.list,
  handle: async ({ payload, query, clientAddress: subject }) => {
    const text = (name: string) => query.get(name) ?? ''
    const kind = LIST_KINDS.find((each) => each === query.get('kind'))
    if (kind === undefined) throw notFound('list')
    // Numbers are stored in capital letters.
    const number = text('number').trim().toUpperCase()
    if (number !== '') await limits.consume({ payload, name: 'merit/number/visitor', subject, now: new Date() })
    const version = query.has('version') ? Number(query.get('version')) : null
    const result = await listPage(payload, {
      ...{ process: text('process'), kind, version, subject: text('subject'), category: text('category') },
      ...{ number, page: pageIn(query) },
    })
    return { msg: 'List found.', result }
  },
})

export const publicEndpoints = [processes, list]
