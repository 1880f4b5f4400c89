import { contactStaffCalls, restorationSchema } from '@pravesh/shared/accounts/contact-staff-calls'
import type { PayloadRequest } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { readBody } from '../../http/api/read-body.ts'
import { may, whoMay } from '../../staff/index.ts'
import { accountEndpoint } from '../account-endpoint.ts'
import { restoreContact } from './restore-contact.ts'

export const restoreContactOfStudent = accountEndpoint({
  ...contactStaffCalls.restore,
  handle: async (call) => {
    const staff = requireRestorer(call.req)
    const restoration = await readBody(call, restorationSchema)
    await restoreContact({ payload: call.payload, staff, id: call.param('id'), restoration, now: new Date() })
    return { msg: 'Put back. The student chooses a new password under “Forgot password”.' }
  },
})

/** The member of staff who makes the request. Throws a Problem: 401 for other users, 403 without the permission. */
function requireRestorer({ user }: PayloadRequest): { id: string; name: string } {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!may(user, 'restore contacts')) {
    const publicMessage = `Only ${whoMay('restore contacts')} can do this.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  return { id: String(user.id), name: user.name }
}
