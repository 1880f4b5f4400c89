import { concessionRequestSchema, dueChangeSchema, feeChangeCalls } from '@pravesh/shared/fees/changes/staff-calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireFeeStaff } from '../review/fee-staff.ts'
import { readConcession } from './read-concession.ts'
import { requestChange, requestConcession } from './request-change.ts'

const MSG = 'Requested. Another member of staff must approve it.'

const concession = endpoint({
  ...feeChangeCalls.concession,
  handle: async (call) => {
    const id = call.param('id')
    const staff = await requireFeeStaff(call.req, id)
    const isForm = /^multipart\//i.test(call.req.headers.get('content-type') ?? '')
    const { asked, document } = isForm
      ? await readConcession(call.req as Request)
      : { asked: await readBody(call, concessionRequestSchema), document: null }
    await requestConcession({ payload: call.payload, id, staff, asked, document, now: new Date() })
    return { msg: MSG }
  },
})

const change = endpoint({
  ...feeChangeCalls.change,
  handle: async (call) => {
    const id = call.param('id')
    const staff = await requireFeeStaff(call.req, id)
    const asked = await readBody(call, dueChangeSchema)
    await requestChange({ payload: call.payload, id, staff, asked, now: new Date() })
    return { msg: MSG }
  },
})

export const feeChangeEndpoints = [concession, change]
