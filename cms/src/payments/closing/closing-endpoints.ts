import { closingCalls, DAY_QUERY, reopenDaySchema, signSchema } from '@pravesh/shared/payments/closing/staff-calls'
import { isClosed } from '@pravesh/shared/payments/closing/status'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireStaff } from '../staff-member.ts'
import { closeDay, findClosing, reopenDay, signDay } from './close-day.ts'
import { counterDay } from './counter-day.ts'

const view = endpoint({
  ...closingCalls.view,
  handle: async ({ payload, req, query }) => {
    const { id: counterId } = await requireStaff(req, 'close days')
    const day = query.get(DAY_QUERY) ?? ''
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw invalid([{ field: DAY_QUERY, code: 'format', message: 'Enter a day.' }])
    return { msg: 'Day found.', result: await counterDay({ payload, counterId, day }) }
  },
})

const sign = endpoint({
  ...closingCalls.sign,
  handle: async (call) => {
    const staff = await requireStaff(call.req, 'close days')
    const signature = await readBody(call, signSchema)
    await signDay({ payload: call.payload, staff, signature, now: new Date() })
    return { msg: 'Day signed. Another member of staff must close it.' }
  },
})

const close = endpoint({
  ...closingCalls.close,
  handle: async ({ payload, req, param }) => {
    const staff = await requireStaff(req, 'close days')
    await closeDay({ payload, id: param('id'), staff, now: new Date() })
    return { msg: 'Day closed.' }
  },
})

/** A signed day can go back to its counter; a closed one needs a permission of its own. */
const reopen = endpoint({
  ...closingCalls.reopen,
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = await requireStaff(req, 'close days')
    const { status } = await findClosing({ payload, id: param('id') })
    if (isClosed(status)) await requireStaff(req, 'reopen days')
    const { reason } = await readBody(call, reopenDaySchema)
    await reopenDay({ payload, id: param('id'), staff, reason, now: new Date() })
    return { msg: 'Day reopened.' }
  },
})

export const closingEndpoints = [view, sign, close, reopen]
