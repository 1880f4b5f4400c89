import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** Steps before and after the present one whose codes are accepted, because clocks differ. (RFC 6238, 5.2) */
const WINDOW = 1
const PERIOD = 30
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const

/** 160 random bits, base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address of a secret in a QR code, as an SVG image. `issuer`: the portal. */
export function secretAsQr(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return renderSVG(new TOTP({ ...OPTIONS, issuer, label, secret: Secret.fromBase32(secret) }).toString(), { border: 2 })
}

/** The time step that a code belongs to, in units of 30 seconds since 1970; null if it is none of the present ones. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta
}
