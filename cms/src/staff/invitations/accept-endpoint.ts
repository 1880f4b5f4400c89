import { ACCOUNT_LIMITS } from '@pravesh/shared/accounts/limits'
import { tokenSchema } from '@pravesh/shared/accounts/recovery'
import * as z from 'zod/mini'
import { finishSignIn } from '../sign-in/finish-sign-in.ts'
import { staffEndpoint } from '../sign-in/staff-endpoint.ts'
import { acceptInvitation, invitationRefusal } from './accept-invitation.ts'

const chosen = z
  .string('Choose a password')
  .check(z.minLength(1, 'Choose a password'), z.maxLength(ACCOUNT_LIMITS.password, 'This password is too long'))

/** Sets the first password of an invited person, and signs them in. */
export const staffAcceptInvitation = staffEndpoint({
  path: '/accept-invitation',
  schema: z.object({ token: tokenSchema, password: chosen }),
  namesFields: true,
  handle: async ({ req, sent, clientAddress }) => {
    const now = new Date()
    const staff = await acceptInvitation({ payload: req.payload, accepted: sent, clientAddress, now })
    return finishSignIn({ req, staff, clientAddress, now, outdated: () => invitationRefusal('invalid') })
  },
})
