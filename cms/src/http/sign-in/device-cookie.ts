import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { purposeKeys } from '../../foundation/crypto/purpose-keys.ts'
import { portalOf } from '../../foundation/portal.ts'
import { cookieValue, setCookie } from '../api/cookies.ts'
import type { AccountKind } from './sign-in-slots.ts'

/** The cookie is sent to the account calls only. */
const COOKIES: Record<AccountKind, { name: string; path: string }> = {
  staff: { name: 'pravesh-staff-devices', path: '/api/staff' },
  student: { name: '_pravesh_devices', path: '/api/user' },
}
const PURPOSE = 'pravesh/device-cookie'
const DAY = 24 * 60 * 60
const SECONDS = 365 * DAY

/** Accounts of which one browser remembers a sign-in: a family may share a phone. The oldest gives way. */
const MAX_ACCOUNTS = 8
const ENTRY = /^([\w-]{8})\.([\w-]{16})\.([0-9a-z]{1,8})\.([\w-]{43})$/

/** An account, and a text that changes with its password, so that a new password makes all devices unknown. */
export interface DeviceAccount {
  kind: AccountKind
  id: string
  password: string
}

interface Entry {
  /** Identifies the account to us alone. */
  tag: string
  /** Identifies the device. */
  nonce: string
  /** Days since 1970, to base 36. */
  expires: string
  mac: string
}

interface KnownOptions {
  payload: Payload
  headers: Headers
  kind: AccountKind
  /** Null for an address without an account, which takes as long. */
  account: Omit<DeviceAccount, 'kind'> | null
  now: Date
}

/** The id of a device that signed in to this account with its present password; null for all others. (decision 56) */
export function knownDevice({ payload, headers, kind, account, now }: KnownOptions): string | null {
  const { id, password } = account ?? { id: 'none', password: 'none' }
  const today = now.getTime() / 1000 / DAY
  const keys = purposeKeys(payload, PURPOSE)
  let known: string | null = null
  for (const entry of entriesIn(headers, kind)) {
    const isValid = keys.some((key) => isSame(entry.mac, macOf(key, { kind, id, password }, entry)))
    if (isValid && Number.parseInt(entry.expires, 36) > today && account !== null) known ??= entry.nonce
  }
  return known
}

/** The Set-Cookie header that makes the browser a known device of an account, beside the accounts it already knows. */
export function deviceCookie({
  payload,
  headers,
  account,
  now,
}: Pick<KnownOptions, 'payload' | 'headers' | 'now'> & { account: DeviceAccount }): string {
  const { kind } = account
  const keys = purposeKeys(payload, PURPOSE)
  const [key] = keys
  const tags = keys.map((each) => tagOf(each, account))
  const nonce = knownDevice({ payload, headers, kind, account, now }) ?? randomBytes(12).toString('base64url')
  const expires = Math.ceil((now.getTime() / 1000 + SECONDS) / DAY).toString(36)
  const mac = macOf(key, account, { nonce, expires }).toString('base64url')
  const others = entriesIn(headers, kind).filter(({ tag }) => !tags.includes(tag))
  const entries = [{ tag: tags[0] ?? '', nonce, expires, mac }, ...others].slice(0, MAX_ACCOUNTS)
  const value = entries.map((entry) => [entry.tag, entry.nonce, entry.expires, entry.mac].join('.')).join('~')
  return setCookie({ ...COOKIES[kind], value, seconds: SECONDS, publicUrl: portalOf(payload).env.publicUrl })
}

function entriesIn(headers: Headers, kind: AccountKind): Entry[] {
  const value = cookieValue(headers.get('cookie'), COOKIES[kind].name) ?? ''
  return value
    .split('~', MAX_ACCOUNTS)
    .map((text) => ENTRY.exec(text))
    .flatMap((match) =>
      match ? [{ tag: match[1] ?? '', nonce: match[2] ?? '', expires: match[3] ?? '', mac: match[4] ?? '' }] : [],
    )
}

function tagOf(key: Buffer, { kind, id }: DeviceAccount): string {
  return createHmac('sha256', key).update(`account\n${kind}\n${id}`).digest().subarray(0, 6).toString('base64url')
}

function macOf(
  key: Buffer,
  { kind, id, password }: DeviceAccount,
  { nonce, expires }: Pick<Entry, 'nonce' | 'expires'>,
): Buffer {
  return createHmac('sha256', key).update(['device', kind, id, password, nonce, expires].join('\n')).digest()
}

function isSame(sent: string, mac: Buffer): boolean {
  const bytes = Buffer.from(sent, 'base64url')
  return bytes.length === mac.length && timingSafeEqual(bytes, mac)
}
