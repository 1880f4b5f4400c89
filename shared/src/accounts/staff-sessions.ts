/** A member of staff's own sessions: calls of the admin; not part of the contract. */
import type { WireCall } from '../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is that of a session. */
export const staffSessionCalls = {
  /** `{ result: StaffSession[] }`, the latest use first. */
  list: { method: 'get', path: '/staff/sessions' },
  end: { method: 'post', path: '/staff/sessions/:id/end' },
  /** Ends all but the one that asks. */
  endOthers: { method: 'post', path: '/staff/sessions/end-others' },
} as const satisfies Record<string, WireCall>

export interface StaffSession {
  id: string
  /** Such as “Chrome on Windows”. */
  device: string
  /** The network address of the sign-in. */
  address: string
  /** Of the network address; null if it is private or unknown. */
  country: string | null
  /** ISO 8601, as all times here. */
  startedAt: string
  /** Exact to five minutes. */
  usedAt: string
  isOwn: boolean
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A short name of a browser for its owner, from its User-Agent header. Browsers that say little are “Unknown browser”. */
export function deviceName(userAgent: string | null): string {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(BROWSERS) ?? 'Unknown browser', find(SYSTEMS)]
  return system === undefined ? browser : `${browser} on ${system}`
}
