import { loginSchema } from '@pravesh/shared/accounts/sign-in'
import { wrongLogin } from '../../http/sign-in/refusals.ts'
import { checkStaffPassword } from './check-staff-password.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/**
 * Signs in to the admin. Replaces Payload's endpoint. Unknown addresses and wrong passwords get the same 401 in the same
 * time.
 */
export const staffLogin = staffEndpoint({
  path: '/login',
  schema: loginSchema,
  handle: async ({ req, sent, clientAddress }) => {
    const { payload, headers } = req
    const now = new Date()
    const staff = await checkStaffPassword({ payload, headers, clientAddress, now, ...sent })
    if (staff === null) throw wrongLogin()
    return finishSignIn({ req, staff, clientAddress, now, outdated: wrongLogin })
  },
})
