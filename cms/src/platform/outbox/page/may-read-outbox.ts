import { clientAddress } from '../../api/client-address.ts'
import type { Env } from '../../env.ts'

/** What a proxy adds. Behind one, every visitor's connection comes from this machine. */
const TRACES_OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether the messages may be shown: in demo mode, to a browser on this very machine. The name it asked for must be this
 * machine's too, or a page elsewhere could point a name of its own here and read along.
 */
export function mayReadOutbox(headers: Headers, mode: Env['mode']): boolean {
  if (mode !== 'demo' || TRACES_OF_PROXIES.some((name) => headers.has(name))) return false
  const peer = clientAddress(headers, 0)
  const isLoopback = peer === '::1' || /^127\.\d+\.\d+\.\d+$/.test(peer)
  return isLoopback && OWN_NAMES.test(headers.get('host') ?? '')
}
