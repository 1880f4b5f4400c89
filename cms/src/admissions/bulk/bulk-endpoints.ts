import { bulkMessageSchema } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { bulkCalls, prepareSchema, startSchema } from '@pravesh/shared/admissions/bulk/staff-calls'
import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { mayDo } from '../../staff/index.ts'
import { consumeRunLimit, requireRunner, type StaffUser } from './acting-staff.ts'
import { findRun } from './find-run.ts'
import { prepareRun } from './prepare-run.ts'
import { runView } from './run-view.ts'
import { sendTest } from './send-test.ts'
import { startRun, stopRun } from './start-run.ts'
import { bulkWords } from './words.ts'

const prepare = endpoint({
  ...bulkCalls.prepare,
  handle: async (call) => {
    const { payload, req } = call
    const { user, ...staff } = requireRunner(req)
    const wanted = await readBody(call, prepareSchema)
    const now = new Date()
    await consumeRunLimit(payload, 'bulk-runs/staff', staff, now)
    const id = await prepareRun({ payload, ...wanted, staff, user, now })
    return { msg: bulkWords.prepared, result: { id } }
  },
})

const view = endpoint({
  ...bulkCalls.view,
  handle: async ({ payload, req, param }) => {
    const user = requireReader(req)
    const run = await findRun({ payload, user, id: param('id') })
    return { msg: bulkWords.found, result: await runView({ payload, run, user, now: new Date() }) }
  },
})

const start = endpoint({
  ...bulkCalls.start,
  handle: async (call) => {
    const { payload, req, param } = call
    const { user, ...staff } = requireRunner(req)
    const run = await findRun({ payload, user, id: param('id') })
    const { count } = await readBody(call, startSchema)
    await startRun({ payload, run, staff, count, now: new Date() })
    return { msg: bulkWords.started(count) }
  },
})

const stop = endpoint({
  ...bulkCalls.stop,
  handle: async ({ payload, req, param }) => {
    const { user } = requireRunner(req)
    const { id } = await findRun({ payload, user, id: param('id') })
    await stopRun({ payload, id, now: new Date() })
    return { msg: bulkWords.stopped }
  },
})

const test = endpoint({
  ...bulkCalls.test,
  handle: async (call) => {
    const { payload, req } = call
    const { user, ...staff } = requireRunner(req)
    const message = await readBody(call, bulkMessageSchema)
    await consumeRunLimit(payload, 'bulk-test-messages/staff', staff, new Date())
    await sendTest({ payload, staff: { name: user.name, email: user.email }, message })
    return { msg: bulkWords.tested(user.email) }
  },
})

/** A member of staff who may read bulk runs, such as an auditor. Throws a Problem: 401, 403. */
function requireReader({ user }: PayloadRequest): StaffUser {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (mayDo(user, 'read', 'bulk-runs')) return user as StaffUser
  const publicMessage = 'Your role does not allow you to see this.'
  throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
}

export const bulkEndpoints = [prepare, view, start, stop, test]
