import type { Env } from '../../foundation/settings/env.ts'

/** Origins whose pages may use the session cookie: the portal's own and, in demo mode on localhost, also 127.0.0.1. */
export function trustedOrigins({ publicUrl, mode }: Pick<Env, 'publicUrl' | 'mode'>): string[] {
  const { hostname } = new URL(publicUrl)
  if (mode === 'live' || hostname !== 'localhost') return [publicUrl]
  return [publicUrl, publicUrl.replace('localhost', '127.0.0.1')]
}
