import { HOLD_MINUTES } from '@pravesh/shared/admissions/status/hold'
import {
  assignSchema,
  type HoldView,
  handOverSchema,
  queueCalls,
  takeNextSchema,
} from '@pravesh/shared/admissions/status/queue-calls'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { scopeOf } from '../../staff/index.ts'
import { endHold, type HoldOptions, openApplication, takeOver } from '../holds/hold.ts'
import { requireAdmissionsStaff, requireReviewer } from '../review/staff-member.ts'
import { assignApplications, handOver, putBack } from './assign.ts'
import { takeNext } from './take-next.ts'
import { findWorkload } from './workload.ts'

const ACTION = 'decide applications'

/** Who asks for which application. */
async function held({ payload, req, param }: Call): Promise<HoldOptions> {
  const id = param('id')
  const staff = await requireAdmissionsStaff({ req, action: ACTION, id })
  return { payload, staff, id, now: new Date() }
}

const next = endpoint({
  ...queueCalls.takeNext,
  handle: async (call) => {
    const { payload, req, query } = call
    const { user, staff } = requireReviewer(req, ACTION)
    const { after } = await readBody(call, takeNextSchema)
    const id = await takeNext({ payload, user, staff, params: paramsIn(query), after, now: new Date() })
    const msg =
      id === null ? 'No application waits for you here.' : `You have this application for ${HOLD_MINUTES} minutes.`
    return { msg, next: id }
  },
})

const open = endpoint({
  ...queueCalls.open,
  handle: async (call) => {
    const view = await openApplication(await held(call))
    return { msg: told(view), result: view }
  },
})

const take = endpoint({
  ...queueCalls.takeOver,
  handle: async (call) => {
    const view = await takeOver(await held(call))
    return { msg: told(view), result: view }
  },
})

const leave = endpoint({
  ...queueCalls.leave,
  handle: async (call) => {
    await endHold(await held(call))
    return { msg: 'You no longer have this application open.' }
  },
})

const back = endpoint({
  ...queueCalls.putBack,
  handle: async (call) => {
    await putBack(await held(call))
    return { msg: 'You put this application back.' }
  },
})

const toColleague = endpoint({
  ...queueCalls.handOver,
  handle: async (call) => {
    const options = await held(call)
    const { to } = await readBody(call, handOverSchema)
    const { name } = await handOver({ ...options, to })
    return { msg: `You handed this application over to ${name}.` }
  },
})

const assign = endpoint({
  ...queueCalls.assign,
  handle: async (call) => {
    const { payload, req } = call
    const { user, staff } = requireReviewer(req, ACTION)
    const { ids, to } = await readBody(call, assignSchema)
    const result = await assignApplications({ payload, user, staff, ids, to, now: new Date() })
    const { assigned, refused } = result
    const not = refused.length === 0 ? '' : ` ${refused.length} could not be assigned.`
    return { msg: `${assigned} ${assigned === 1 ? 'application' : 'applications'} assigned.${not}`, result }
  },
})

const workload = endpoint({
  ...queueCalls.workload,
  handle: async ({ payload, req }) => {
    const { user } = requireReviewer(req, ACTION)
    return { msg: 'Found.', result: await findWorkload({ payload, scope: scopeOf(user), now: new Date() }) }
  },
})

export const queueEndpoints = [next, open, take, leave, back, toColleague, assign, workload]

/** Repeated parameters stay together. */
function paramsIn(query: URLSearchParams): Record<string, string[] | string> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

function told({ holder, isOwn }: HoldView): string {
  if (holder === null) return 'No one has this application open.'
  return isOwn ? `You have this application for ${HOLD_MINUTES} minutes.` : `${holder.name} has this application open.`
}
