import { loginSchema } from '@pravesh/shared/accounts/sign-in'
import { signInStaff } from './sign-in-staff.ts'
import { signedIn } from './signed-in.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Signs in to the admin. Replaces Payload's endpoint. */
export const staffLogin = staffEndpoint({
  path: '/login',
  schema: loginSchema,
  handle: async ({ req, sent, clientAddress }) => {
    const { payload, headers } = req
    const now = new Date()
    const signIn = await signInStaff({ payload, login: sent, headers, clientAddress, now })
    return signedIn({ req, ...signIn, now })
  },
})
