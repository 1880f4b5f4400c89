import { planChangeCalls, planChangeSchema } from '@pravesh/shared/fees/change-plan/staff-calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireFeeStaff } from '../review/fee-staff.ts'
import { previewPlans, requestPlan } from './request-plan.ts'

const preview = endpoint({
  ...planChangeCalls.preview,
  handle: async ({ payload, req, param }) => {
    await requireFeeStaff(req, param('id'))
    return { msg: 'Plans found.', result: await previewPlans({ payload, id: param('id'), now: new Date() }) }
  },
})

const change = endpoint({
  ...planChangeCalls.change,
  handle: async (call) => {
    const id = call.param('id')
    const staff = await requireFeeStaff(call.req, id)
    const asked = await readBody(call, planChangeSchema)
    await requestPlan({ payload: call.payload, id, staff, asked, now: new Date() })
    return { msg: 'Requested. Another member of staff must approve it.' }
  },
})

export const planChangeEndpoints = [preview, change]
