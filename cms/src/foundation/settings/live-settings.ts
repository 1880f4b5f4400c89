import { weaknessOf } from './weak-secret.ts'

/** Addresses of the demo. No e-mail to the domain is delivered. */
export const DEMO_DOMAIN = 'pravesh.example'

/** Default of STAFF_EMAIL. */
export const DEMO_STAFF_EMAIL = `admin@${DEMO_DOMAIN}`

/** Raw settings; missing ones are reported elsewhere. */
interface RawSettings {
  PUBLIC_URL?: string | undefined
  PAYLOAD_SECRET?: string | undefined
  PAYLOAD_SECRET_PREVIOUS?: string | undefined
  FIELD_KEY?: readonly string[] | undefined
  DOCUMENT_KEY?: readonly string[] | undefined
  STAFF_EMAIL?: string | undefined
  STAFF_PASSWORD?: string | undefined
}

interface SettingsInUse {
  publicUrl: string
  trustedProxies: number
}

const NEW_SECRET = 'Make one with: openssl rand -hex 32'

/** Errors for settings too weak for live mode. Each names the setting, the reason and the remedy, never the value. */
export function weakSettings(settings: RawSettings): string[] {
  return [
    ...weakAddress(settings),
    ...weakSecrets(settings),
    ...weakKeys('FIELD_KEY', settings.FIELD_KEY),
    ...weakKeys('DOCUMENT_KEY', settings.DOCUMENT_KEY),
    ...weakAdministrator(settings),
  ]
}

/** Warnings about settings that do not prevent the start. */
export function settingsWarnings({ publicUrl, trustedProxies }: SettingsInUse): string[] {
  if (trustedProxies > 0 || !publicUrl.startsWith('https:')) return []
  return [
    'PUBLIC_URL starts with https:// but TRUSTED_PROXIES is 0. All visitors then appear to have the proxy’s address and share ' +
      'its rate limits, so a few can lock out all others. ' +
      'Set TRUSTED_PROXIES to the number of proxies in front, usually 1.',
  ]
}

function weakAddress({ PUBLIC_URL }: RawSettings): string[] {
  if (PUBLIC_URL === undefined) return []
  const { protocol, hostname } = new URL(PUBLIC_URL)
  if (protocol === 'https:' || isLoopback(hostname)) return []
  return [
    'PUBLIC_URL must start with https://, or passwords and sessions can be intercepted. Put a TLS proxy in front.',
  ]
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

function weakSecrets({
  PAYLOAD_SECRET: current,
  PAYLOAD_SECRET_PREVIOUS: previous,
  FIELD_KEY = [],
}: RawSettings): string[] {
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

function weakKeys(setting: 'FIELD_KEY' | 'DOCUMENT_KEY', keys: readonly string[] = []): string[] {
  return keys.flatMap((key, index) => {
    const name = keys.length === 1 ? setting : `${setting} (key ${index + 1} of ${keys.length})`
    return guessable(name, key, NEW_SECRET)
  })
}

function weakAdministrator({ STAFF_EMAIL, STAFF_PASSWORD }: RawSettings): string[] {
  const weak = guessable('STAFF_PASSWORD', STAFF_PASSWORD, 'Choose another password.', 6)
  if (STAFF_EMAIL !== DEMO_STAFF_EMAIL) return weak
  return [
    ...weak,
    'STAFF_EMAIL is the demo’s address, which cannot receive e-mails. Set the administrator’s own address.',
  ]
}

function guessable(name: string, value: string | undefined, advice: string, variety = 8): string[] {
  const weakness = value === undefined ? null : weaknessOf(value, { variety })
  return weakness === null ? [] : [`${name} ${weakness}, so it can be guessed. ${advice}`]
}
