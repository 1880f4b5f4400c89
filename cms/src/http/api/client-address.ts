import { isIP } from 'node:net'

/** Header in which the server passes on the socket's address; it overwrites any value sent by a client. */
export const PEER_HEADER = 'x-pravesh-peer'

/** The client's address according to the trusted proxies; `unknown` when there is none. */
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
  /** Number of proxies in front that append to X-Forwarded-For. */
  trustedProxies: number
}

/**
 * The nth address from the right of X-Forwarded-For for n trusted proxies, each of which appends its caller's address.
 * Entries further left are client-supplied and ignored. With fewer entries than proxies the leftmost is used.
 */
export function addressFrom({ peer, forwardedFor, trustedProxies }: AddressSources): string {
  const hops = (forwardedFor ?? '').split(',').map(bareAddress)
  const hop = trustedProxies > 0 ? (hops.at(-trustedProxies) ?? hops[0]) : undefined
  return hop || bareAddress(peer ?? '') || 'unknown'
}

/**
 * The rate-limiting key of an address: an IPv4 address itself, or the /64 prefix of an IPv6 address, because one
 * household usually controls a whole /64.
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

/** Strips brackets, port, zone and the IPv4-in-IPv6 prefix; empty when the text is not an address. */
function bareAddress(written: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(written.trim())?.[1]
  const address = (bracketed ?? written.trim()).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address)) return address.toLowerCase()
  const withPort = /^([\d.]+):\d+$/.exec(address)?.[1]
  return withPort && isIP(withPort) ? withPort : ''
}
