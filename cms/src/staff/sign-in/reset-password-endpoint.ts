import { ACCOUNT_LIMITS } from '@pravesh/shared/accounts/limits'
import { tokenSchema } from '@pravesh/shared/accounts/recovery'
import * as z from 'zod/mini'
import { finishSignIn } from './finish-sign-in.ts'
import { invalidLink, resetStaffPassword } from './reset-staff-password.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const chosen = z
  .string('Choose a new password')
  .check(z.minLength(1, 'Choose a new password'), z.maxLength(ACCOUNT_LIMITS.password, 'This password is too long'))

/** Sets a new password with the token of a reset link. Replaces Payload's endpoint. */
export const staffResetPassword = staffEndpoint({
  path: '/reset-password',
  schema: z.object({ token: tokenSchema, password: chosen }),
  namesFields: true,
  handle: async ({ req, sent, clientAddress }) => {
    const now = new Date()
    const staff = await resetStaffPassword({ payload: req.payload, reset: sent, clientAddress, now })
    return finishSignIn({ req, staff, clientAddress, now, outdated: invalidLink })
  },
})
