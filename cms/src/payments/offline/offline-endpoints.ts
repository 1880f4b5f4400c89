import { offlineCalls, PAYABLES_QUERY, rejectionSchema } from '@pravesh/shared/payments/offline/staff-calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireStaff } from '../staff-member.ts'
import { confirmOfflinePayment, rejectOfflinePayment } from './decide-payment.ts'
import { enterOfflinePayment } from './enter-payment.ts'
import { findPayables } from './find-payables.ts'
import { proofEndpoints } from './proof-endpoints.ts'
import { readEntry } from './read-entry.ts'

const ACTION = 'record offline payments'

const payables = endpoint({
  ...offlineCalls.payables,
  handle: async ({ payload, req, query }) => {
    await requireStaff(req, ACTION)
    const result = await findPayables(payload, query.get(PAYABLES_QUERY) ?? '')
    return { msg: result.length === 0 ? 'This student has nothing to pay, or does not exist.' : 'Fees found.', result }
  },
})

const enter = endpoint({
  ...offlineCalls.enter,
  handle: async ({ payload, req }) => {
    const staff = await requireStaff(req, ACTION)
    const { entry, proof } = await readEntry(req as Request)
    const { id } = await enterOfflinePayment({ payload, staff, entry, proof, now: new Date() })
    return { msg: 'Payment entered. Another member of staff must confirm it.', result: { id } }
  },
})

const confirm = endpoint({
  ...offlineCalls.confirm,
  handle: async ({ payload, req, param }) => {
    const staff = await requireStaff(req, ACTION)
    await confirmOfflinePayment({ payload, id: param('id'), staff, now: new Date() })
    return { msg: 'Payment confirmed.' }
  },
})

const reject = endpoint({
  ...offlineCalls.reject,
  handle: async (call) => {
    const staff = await requireStaff(call.req, ACTION)
    const { reason } = await readBody(call, rejectionSchema)
    await rejectOfflinePayment({ payload: call.payload, id: call.param('id'), staff, reason, now: new Date() })
    return { msg: 'Payment rejected.' }
  },
})

export const offlineEndpoints = [payables, enter, confirm, reject, ...proofEndpoints]
