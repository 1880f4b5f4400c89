import type { Env } from '../env.ts'

/** Origins whose pages may use a signed-in browser: the portal's own, and its other loopback name while it is tried out. */
export function trustedOrigins({ publicUrl, mode }: Pick<Env, 'publicUrl' | 'mode'>): string[] {
  const { hostname } = new URL(publicUrl)
  if (mode === 'live' || hostname !== 'localhost') return [publicUrl]
  return [publicUrl, publicUrl.replace('localhost', '127.0.0.1')]
}
