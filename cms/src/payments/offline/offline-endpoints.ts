import {
  bounceSchema,
  clearingSchema,
  offlineCalls,
  PAYABLES_QUERY,
  rejectionSchema,
} from '@pravesh/shared/payments/offline/staff-calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireInScope, scopeOf } from '../../staff/index.ts'
import { requireStaff } from '../staff-member.ts'
import { bounceCheque, clearCheque } from './clear-cheque.ts'
import { confirmOfflinePayment, rejectOfflinePayment } from './decide-payment.ts'
import { enterOfflinePayment } from './enter-payment.ts'
import { findPayables } from './find-payables.ts'
import { proofEndpoints } from './proof-endpoints.ts'
import { readEntry } from './read-entry.ts'

const ACTION = 'record offline payments'
const entered = { collection: 'offline-payments', noun: 'offline payment' } as const

const payables = endpoint({
  ...offlineCalls.payables,
  handle: async ({ payload, req, query }) => {
    await requireStaff(req, ACTION)
    const typed = query.get(PAYABLES_QUERY) ?? ''
    const result = await findPayables({ payload, typed, scope: scopeOf(req.user) })
    return { msg: result.length === 0 ? 'This student has nothing to pay, or does not exist.' : 'Fees found.', result }
  },
})

const enter = endpoint({
  ...offlineCalls.enter,
  handle: async ({ payload, req }) => {
    const staff = await requireStaff(req, ACTION)
    const { entry, proof } = await readEntry(req as Request)
    const scope = scopeOf(req.user)
    const { id } = await enterOfflinePayment({ payload, staff, scope, entry, proof, now: new Date() })
    return { msg: 'Payment entered. Another member of staff must confirm it.', result: { id } }
  },
})

const confirm = endpoint({
  ...offlineCalls.confirm,
  handle: async ({ payload, req, param }) => {
    const staff = await requireStaff(req, ACTION)
    await requireInScope({ ...entered, req, id: param('id') })
    await confirmOfflinePayment({ payload, id: param('id'), staff, now: new Date() })
    return { msg: 'Payment confirmed.' }
  },
})

const reject = endpoint({
  ...offlineCalls.reject,
  handle: async (call) => {
    const staff = await requireStaff(call.req, ACTION)
    await requireInScope({ ...entered, req: call.req, id: call.param('id') })
    const { reason } = await readBody(call, rejectionSchema)
    await rejectOfflinePayment({ payload: call.payload, id: call.param('id'), staff, reason, now: new Date() })
    return { msg: 'Payment rejected.' }
  },
})

const clear = endpoint({
  ...offlineCalls.clear,
  handle: async (call) => {
    const staff = await requireStaff(call.req, ACTION)
    await requireInScope({ ...entered, req: call.req, id: call.param('id') })
    const { clearedOn } = await readBody(call, clearingSchema)
    await clearCheque({ payload: call.payload, id: call.param('id'), staff, clearedOn, now: new Date() })
    return { msg: 'Cheque cleared. The payment counts.' }
  },
})

const bounce = endpoint({
  ...offlineCalls.bounce,
  handle: async (call) => {
    const staff = await requireStaff(call.req, ACTION)
    await requireInScope({ ...entered, req: call.req, id: call.param('id') })
    const bounced = await readBody(call, bounceSchema)
    await bounceCheque({ payload: call.payload, id: call.param('id'), staff, ...bounced, now: new Date() })
    return { msg: 'Bounce recorded. The fees are owed again, and we have told the student.' }
  },
})

export const offlineEndpoints = [payables, enter, confirm, reject, clear, bounce, ...proofEndpoints]
