import { createHash } from 'node:crypto'
import { type AuthStrategy, type AuthStrategyFunctionArgs, type AuthStrategyResult, JWTAuthentication } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { noteUse } from './note-use.ts'
import { sessionIdOf } from './own-session.ts'

/**
 * Payload's own check of a session (origin, expiry, session), under PAYLOAD_SECRET and under PAYLOAD_SECRET_PREVIOUS,
 * because Payload itself supports only one secret; new and renewed sessions are signed with the current one. Stores when
 * a session was last used.
 */
export const staffSessionStrategy: AuthStrategy = {
  name: 'staff-session',
  authenticate: async (options) => {
    const result = await authenticate(options)
    const sessionId = sessionIdOf(result.user)
    if (sessionId !== null) await noteUse(options.payload, sessionId, new Date())
    return result
  },
}

async function authenticate(options: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const result = await JWTAuthentication({ ...options, strategyName: 'local-jwt' })
  const { payloadSecretPrevious: previous } = portalOf(options.payload).env
  if (result.user || previous === null) return result
  const payload = Object.create(options.payload, { secret: { value: signingSecret(previous) } })
  return JWTAuthentication({ ...options, payload, strategyName: 'local-jwt' })
}

/** Derives the signing key from `config.secret` as Payload does. */
function signingSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}
