import { loginSchema } from '@pravesh/shared/accounts/sign-in'
import { signInStaff } from './sign-in-staff.ts'
import { signedIn } from './signed-in.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Signs in to the admin. Replaces Payload's endpoint. */
export const staffLogin = staffEndpoint({
  path: '/login',
  schema: loginSchema,
  handle: async ({ req: { payload }, sent, clientAddress }) =>
    signedIn({ payload, ...(await signInStaff({ payload, login: sent, clientAddress, now: new Date() })) }),
})
