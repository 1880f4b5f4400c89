import { deactivationSchema, staffAccountCalls } from '@pravesh/shared/accounts/staff-accounts'
import type { PayloadRequest } from 'payload'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireStaffManager } from '../administrators/require-staff-manager.ts'
import { may, whoMay } from '../permissions/access.ts'
import { requireProven } from '../second-factor/require-proven.ts'
import { deactivateStaff } from './deactivate-staff.ts'
import { departureOf } from './departure.ts'
import { reactivateStaff } from './reactivate-staff.ts'

const manager = (req: PayloadRequest) =>
  requireStaffManager(req, (user) => may(user, 'give roles'), whoMay('give roles'))
const { departure, deactivate, reactivate } = staffAccountCalls

const getDeparture = endpoint({
  ...departure,
  handle: async ({ payload, req, param }) => {
    manager(req)
    return { msg: 'Account found.', result: await departureOf(payload, param('id')) }
  },
})

const postDeactivate = endpoint({
  ...deactivate,
  handle: async (call) => {
    const { payload, req, param } = call
    const by = manager(req)
    await requireProven(req)
    const { handOverTo } = await readBody(call, deactivationSchema)
    const { id, name } = await deactivateStaff({ payload, id: param('id'), by, handOverTo, now: new Date() })
    payload.logger.info({ msg: 'A staff account was deactivated.', staff: id, by: by.id })
    return { msg: `${name} can no longer sign in.` }
  },
})

const postReactivate = endpoint({
  ...reactivate,
  handle: async ({ payload, req, param }) => {
    const by = manager(req)
    await requireProven(req)
    await reactivateStaff({ payload, id: param('id') })
    payload.logger.info({ msg: 'A staff account was reactivated.', staff: param('id'), by: by.id })
    return { msg: 'The account is active again.' }
  },
})

export const leavingEndpoints = [getDeparture, postDeactivate, postReactivate]
