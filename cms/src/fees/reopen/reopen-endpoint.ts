import { feeStaffCalls, reopeningSchema } from '@pravesh/shared/fees/review/staff-calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireFeeStaff } from '../review/fee-staff.ts'
import { reopenDue } from './reopen-due.ts'

export const reopen = endpoint({
  ...feeStaffCalls.reopen,
  handle: async (call) => {
    const staff = await requireFeeStaff(call.req, call.param('id'))
    const reopening = await readBody(call, reopeningSchema)
    await reopenDue({ payload: call.payload, staff, id: call.param('id'), reopening, now: new Date() })
    return { msg: 'Opened again. The student can pay this fee now.' }
  },
})
