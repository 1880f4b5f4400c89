import { AXIS_LABELS, axisCalls, axisSchema, axisStateLabel } from '@pravesh/shared/admissions/axes/axes'
import { endpoint } from '../../http/api/endpoint.ts'
import { readSent } from '../review/read-sent.ts'
import { requireAdmissionsStaff } from '../review/staff-member.ts'
import { setAxis } from './set-axis.ts'

/** Who checks documents may say this. */
export const axis = endpoint({
  ...axisCalls.set,
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = await requireAdmissionsStaff({ req, action: 'check documents', id: param('id') })
    const sent = await readSent(call, axisSchema)
    await setAxis({ payload, staff, id: param('id'), sent, now: new Date() })
    return { msg: `${AXIS_LABELS[sent.axis]}: ${axisStateLabel(sent.state).toLowerCase()}.` }
  },
})
