import { isIP } from 'node:net'

/** The header in which the server hands over the socket's address; it overwrites whatever a client sent under this name. */
export const PEER_HEADER = 'x-pravesh-peer'

/** The address a request came from, as far as the proxies in front can be believed; `unknown` when there is none. */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  return addressFrom({
    peer: headers.get(PEER_HEADER),
    forwardedFor: headers.get('x-forwarded-for'),
    trustedProxies,
  })
}

interface AddressSources {
  peer: string | null
  forwardedFor: string | null
  /** How many proxies stand in front and append to X-Forwarded-For. */
  trustedProxies: number
}

/**
 * Each trusted proxy appends the address it was called from, so the client is as many places from the right as there are
 * proxies. What stands further left is whatever the client wrote. With fewer places than proxies the leftmost counts.
 */
export function addressFrom({ peer, forwardedFor, trustedProxies }: AddressSources): string {
  const hops = (forwardedFor ?? '').split(',').map(bareAddress)
  const hop = trustedProxies > 0 ? (hops.at(-trustedProxies) ?? hops[0]) : undefined
  return hop || bareAddress(peer ?? '') || 'unknown'
}

/**
 * What counts as one visitor for limits: an IPv4 address, or the /64 of an IPv6 address, of which one household has
 * as many addresses as it likes.
 */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

/** An address without brackets, port, zone or the IPv4-in-IPv6 prefix; empty when it is no address. */
function bareAddress(written: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(written.trim())?.[1]
  const address = (bracketed ?? written.trim()).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address)) return address.toLowerCase()
  const withPort = /^([\d.]+):\d+$/.exec(address)?.[1]
  return withPort && isIP(withPort) ? withPort : ''
}
