import type { Env } from '../../../foundation/settings/env.ts'
import { clientAddress } from '../../../http/api/client-address.ts'

/** Headers added by proxies. Behind a local proxy, every visitor's connection comes from this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether the outbox may be shown: only in demo mode, to a browser on the same machine. The Host header must be a
 * loopback name too, to prevent DNS rebinding.
 */
export function mayReadOutbox(headers: Headers, mode: Env['mode']): boolean {
  if (mode !== 'demo' || PROXY_HEADERS.some((name) => headers.has(name))) return false
  const peer = clientAddress(headers, 0)
  const isLoopback = peer === '::1' || /^127\.\d+\.\d+\.\d+$/.test(peer)
  return isLoopback && OWN_NAMES.test(headers.get('host') ?? '')
}
