import { createHash } from 'node:crypto'
import { type AuthStrategy, JWTAuthentication } from 'payload'
import { portalOf } from '../../foundation/portal.ts'

/**
 * Accepts staff sessions signed with PAYLOAD_SECRET_PREVIOUS, with all of Payload's own checks (origin, expiry,
 * session). Payload itself supports only one secret. New and renewed sessions are signed with the current one.
 */
export const previousSecretStrategy: AuthStrategy = {
  name: 'previous-secret',
  authenticate: (options) => {
    const { payloadSecretPrevious: previous } = portalOf(options.payload).env
    if (previous === null) return { user: null }
    const payload = Object.create(options.payload, { secret: { value: signingSecret(previous) } })
    return JWTAuthentication({ ...options, payload, strategyName: 'local-jwt' })
  },
}

/** Derives the signing key from `config.secret` as Payload does. */
function signingSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}
