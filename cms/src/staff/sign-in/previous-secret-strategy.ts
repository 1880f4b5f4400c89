import { createHash } from 'node:crypto'
import { type AuthStrategy, JWTAuthentication } from 'payload'
import { portalEnv } from '../../platform/env.ts'

/**
 * Accepts staff sessions that were signed with PAYLOAD_SECRET_PREVIOUS, with every check that Payload makes of its own: origin,
 * expiry, session. Payload itself knows one secret only. New sessions and extended ones are signed with the current one.
 */
export const previousSecretStrategy: AuthStrategy = {
  name: 'previous-secret',
  authenticate: (options) => {
    const { payloadSecretPrevious: previous } = portalEnv.of(options.payload)
    if (previous === null) return { user: null }
    const payload = Object.create(options.payload, { secret: { value: signingSecret(previous) } })
    return JWTAuthentication({ ...options, payload, strategyName: 'local-jwt' })
  },
}

/** As Payload derives what it signs with from `config.secret`. */
function signingSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}
