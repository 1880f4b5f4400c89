import { weaknessOf } from './crypto/weak-secret.ts'

/** The default of STAFF_EMAIL; e-mails to it arrive nowhere. */
export const DEMO_STAFF_EMAIL = 'admin@pravesh.example'

/** Settings as they are written; what is missing is reported elsewhere. */
interface Given {
  PUBLIC_URL?: string | undefined
  PAYLOAD_SECRET?: string | undefined
  PAYLOAD_SECRET_PREVIOUS?: string | undefined
  FIELD_KEY?: readonly string[] | undefined
  STAFF_EMAIL?: string | undefined
  STAFF_PASSWORD?: string | undefined
}

/** Settings as the portal uses them. */
interface SettingsInUse {
  publicUrl: string
  trustedProxies: number
}

const NEW_SECRET = 'Make one with: openssl rand -hex 32'

/** What is too weak for live mode: one sentence each, with the setting, the reason and what to do, but never the value. */
export function weakSettings(given: Given): string[] {
  return [...weakAddress(given), ...weakSecrets(given), ...weakFieldKeys(given), ...weakAdministrator(given)]
}

/** What lets the portal start and still needs attention. */
export function settingsWarnings({ publicUrl, trustedProxies }: SettingsInUse): string[] {
  if (trustedProxies > 0 || !publicUrl.startsWith('https:')) return []
  return [
    'PUBLIC_URL starts with https:// but TRUSTED_PROXIES is 0. All visitors then seem to come from the proxy’s address and share ' +
      'its limits, so a few of them can lock out everybody else. Set TRUSTED_PROXIES to the number of proxies in front, usually 1.',
  ]
}

function weakAddress({ PUBLIC_URL }: Given): string[] {
  if (PUBLIC_URL === undefined) return []
  const { protocol, hostname } = new URL(PUBLIC_URL)
  if (protocol === 'https:' || isLoopback(hostname)) return []
  return [
    'PUBLIC_URL must start with https://, or passwords and sessions can be read on the way. Put a proxy with a certificate in front.',
  ]
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

function weakSecrets({ PAYLOAD_SECRET: current, PAYLOAD_SECRET_PREVIOUS: previous, FIELD_KEY = [] }: Given): string[] {
  return [
    ...guessable('PAYLOAD_SECRET', current, NEW_SECRET),
    ...guessable('PAYLOAD_SECRET_PREVIOUS', previous, 'Remove it; students and staff sign in again.'),
    ...(current !== undefined && FIELD_KEY.includes(current.toLowerCase())
      ? [`PAYLOAD_SECRET must not be one of the keys in FIELD_KEY. ${NEW_SECRET}`]
      : []),
    ...(current !== undefined && current === previous
      ? ['PAYLOAD_SECRET_PREVIOUS must differ from PAYLOAD_SECRET. Remove it, or change PAYLOAD_SECRET.']
      : []),
  ]
}

function weakFieldKeys({ FIELD_KEY: keys = [] }: Given): string[] {
  return keys.flatMap((key, index) => {
    const name = keys.length === 1 ? 'FIELD_KEY' : `FIELD_KEY (key ${index + 1} of ${keys.length})`
    return guessable(name, key, NEW_SECRET)
  })
}

function weakAdministrator({ STAFF_EMAIL, STAFF_PASSWORD }: Given): string[] {
  const weak = guessable('STAFF_PASSWORD', STAFF_PASSWORD, 'Choose another one.', 6)
  if (STAFF_EMAIL !== DEMO_STAFF_EMAIL) return weak
  return [...weak, 'STAFF_EMAIL is the demo’s address, which receives no e-mails. Set the administrator’s own address.']
}

function guessable(name: string, value: string | undefined, advice: string, variety = 8): string[] {
  const weakness = value === undefined ? null : weaknessOf(value, { variety })
  return weakness === null ? [] : [`${name} ${weakness}, so it can be guessed. ${advice}`]
}
