/**
 * Ranges of client addresses, as CIDR notation writes them. Node's `net.BlockList` decides the same, but not in a browser. An
 * IPv4 address is compared as the IPv6 address that maps it (`::ffff:203.0.113.9`), so that both notations are one address.
 */
const BITS = 128
const IPV4_BITS = 32
const MAPPED_BITS = BITS - IPV4_BITS
const MAPPED = 0xffffn

/** The widest ranges: more than one institution or one network of a carrier has. Longer prefixes are narrower. */
const WIDEST = { ipv4: 16, ipv6: 32 }

/** All addresses that have the first `prefix` of 128 bits in common with `first`. */
export interface AddressRange {
  first: bigint
  prefix: number
}

/** Why limits cannot be raised for what was entered. */
export type RangeProblem =
  | { kind: 'unreadable' }
  | { kind: 'not-first'; meant: string }
  | { kind: 'too-wide'; widest: number }
  | { kind: 'not-public' }

/** IPv4 addresses that no visitor from the internet has: private, local, reserved, and those for many receivers. */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '224.0.0.0/3',
]
/** All addresses of IPv6 that a visitor from the internet can have. */
const PUBLIC_IPV6 = '2000::/3'

/** An IPv4 or IPv6 address as a number; null for any other text. */
export function parseAddress(text: string): bigint | null {
  const ipv4 = parseIpv4(text)
  if (ipv4 !== null) return (MAPPED << BigInt(IPV4_BITS)) | ipv4
  if (!/^[0-9a-f:.]+$/i.test(text) || !text.includes(':') || !URL.canParse(`http://[${text}]`)) return null
  // The parser of addresses writes each group in hexadecimal digits, and at most one row of zeros as `::`.
  const [head = '', tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

/** A range, or one address. Null if the text is neither, or its address is not the first of the range. */
export function parseRange(text: string): AddressRange | null {
  const read = readRange(text)
  return read !== null && firstOf(read) === read.first ? read : null
}

export function isInRange(address: bigint, { first, prefix }: AddressRange): boolean {
  return firstOf({ first: address, prefix }) === first
}

/** Why limits cannot be raised for a range; null if they can. */
export function rangeProblem(text: string): RangeProblem | null {
  const range = readRange(text)
  if (range === null) return { kind: 'unreadable' }
  const isIpv4 = range.prefix >= MAPPED_BITS && range.first >> BigInt(IPV4_BITS) === MAPPED
  const widest = isIpv4 ? WIDEST.ipv4 : WIDEST.ipv6
  if (range.prefix < (isIpv4 ? MAPPED_BITS + widest : widest)) return { kind: 'too-wide', widest }
  if (!isPublic(range.first, isIpv4)) return { kind: 'not-public' }
  const first = firstOf(range)
  return first === range.first ? null : { kind: 'not-first', meant: formatRange({ ...range, first }, isIpv4) }
}

function isPublic(address: bigint, isIpv4: boolean): boolean {
  const within = (text: string) => {
    const range = parseRange(text)
    return range !== null && isInRange(address, range)
  }
  return isIpv4 ? !NOT_PUBLIC.some(within) : within(PUBLIC_IPV6)
}

/** The address may be any of the range. */
function readRange(text: string): AddressRange | null {
  const [, written = '', length] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text.trim()) ?? []
  const first = parseAddress(written)
  if (first === null) return null
  const bits = written.includes(':') ? BITS : IPV4_BITS
  const given = length === undefined ? bits : Number(length)
  return given > bits ? null : { first, prefix: BITS - bits + given }
}

function parseIpv4(text: string): bigint | null {
  if (!/^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(text)) return null
  const bytes = text.split('.').map(Number)
  return bytes.some((byte) => byte > 255) ? null : bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

function firstOf({ first, prefix }: AddressRange): bigint {
  const rest = BigInt(BITS - prefix)
  return (first >> rest) << rest
}

function formatRange({ first, prefix }: AddressRange, isIpv4: boolean): string {
  if (isIpv4) {
    const bytes = [24n, 16n, 8n, 0n].map((shift) => (first >> shift) & 0xffn)
    return `${bytes.join('.')}/${prefix - MAPPED_BITS}`
  }
  const groups = Array.from({ length: 8 }, (_, index) => ((first >> BigInt(112 - 16 * index)) & 0xffffn).toString(16))
  return `${new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1)}/${prefix}`
}
