import { newKeySchema } from '@pravesh/shared/admissions/figures/keys'
import { figureCalls } from '@pravesh/shared/admissions/figures/wire'
import type { PayloadRequest } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { may, whoMay } from '../../staff/index.ts'
import { createKey, revokeKey } from './access-key.ts'

/** Throws a Problem: 401 for other users, 403 without the permission or a recent proof. */
async function requireKeyManager(req: PayloadRequest): Promise<{ name: string }> {
  const { user, payload } = req
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  if (!may(user, 'manage figure keys')) {
    const publicMessage = `Only ${whoMay('manage figure keys')} can manage access keys.`
    throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage })
  }
  await portalOf(payload).requireProven(req)
  return { name: user.name }
}

const create = endpoint({
  ...figureCalls.createKey,
  handle: async (call) => {
    const staff = await requireKeyManager(call.req)
    const sent = await readBody(call, newKeySchema)
    const key = await createKey({ payload: call.payload, sent, staff, now: new Date() })
    return { msg: 'The access key is created. Copy it now: it is not shown again.', result: { key } }
  },
})

const revoke = endpoint({
  ...figureCalls.revokeKey,
  handle: async ({ payload, req, param }) => {
    await requireKeyManager(req)
    await revokeKey({ payload, id: param('id'), now: new Date() })
    return { msg: 'The access key is revoked. Programs that use it get no more figures.' }
  },
})

export const keyEndpoints = [create, revoke]
