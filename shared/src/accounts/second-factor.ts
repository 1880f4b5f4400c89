/** The second step of staff sign-in: its calls, for signed-in staff and unfinished sign-ins; not part of the contract. */
import * as z from 'zod/mini'
import { usableText } from '../platform/usable-text-check.ts'
import type { WireCall } from '../platform/wire-call.ts'
import { ACCOUNT_LIMITS } from './limits.ts'

/** Paths are below `/api`, where the cookies of staff are sent to. */
export const secondFactorCalls = {
  /** Continues a sign-in after the correct password. The body is a proof. */
  finish: { method: 'post', path: '/staff/second-factor/finish' },
  /** Forgets an unfinished sign-in. */
  startAgain: { method: 'post', path: '/staff/second-factor/start-again' },
  /** Options for `navigator.credentials.get`, for a sign-in or a confirmation. */
  passkeyRequest: { method: 'post', path: '/staff/second-factor/passkey-request' },
  /** `{ result: OwnFactors }` */
  own: { method: 'get', path: '/staff/second-factor/own' },
  /** `{ result: NewApp }`: a secret that is stored when a code confirms it. */
  proposeApp: { method: 'post', path: '/staff/second-factor/propose-app' },
  addApp: { method: 'post', path: '/staff/second-factor/add-app' },
  /** Options for `navigator.credentials.create`. */
  proposePasskey: { method: 'post', path: '/staff/second-factor/propose-passkey' },
  addPasskey: { method: 'post', path: '/staff/second-factor/add-passkey' },
  newRecoveryCodes: { method: 'post', path: '/staff/second-factor/new-recovery-codes' },
  /** `:id` is the factor's. */
  remove: { method: 'post', path: '/staff/second-factor/:id/remove' },
  /** Proves again that the person of the session is there. The body is a confirmation. */
  confirm: { method: 'post', path: '/staff/second-factor/confirm' },
  /** Answers when no proof is needed, so that a download that needs one can start. */
  proven: { method: 'get', path: '/staff/second-factor/proven' },
  /** Removes every factor of a colleague who has lost theirs. `:id` is the account's. */
  removeOf: { method: 'post', path: '/staff/second-factor/of/:id/remove' },
} as const satisfies Record<string, WireCall>

/** Days between the first sign-in that the requirement concerns and the first one that it stops. */
export const GRACE_DAYS = 14
/** Minutes from the password to the second step. */
export const STEP_MINUTES = 10
/** Minutes for which one proof is enough for exports, refunds and roles. */
export const CONFIRMED_MINUTES = 10
export const RECOVERY_CODES = 10
export const MAX_PASSKEYS = 10

const NO_CODE = 'Enter the code'
const code = z.string(NO_CODE).check(z.trim(), z.minLength(1, NO_CODE), z.maxLength(40, 'This code is too long'))
const credential = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  response: z.record(z.string(), z.unknown()),
})

/** Six digits of an authenticator app, a recovery code, or the answer of a passkey. */
export const proofSchema = z.union([z.strictObject({ code }), z.strictObject({ passkey: credential })], NO_CODE)
export type Proof = z.infer<typeof proofSchema>

const password = z
  .string('Enter your password')
  .check(z.minLength(1, 'Enter your password'), z.maxLength(ACCOUNT_LIMITS.password, 'This password is too long'))

/** A proof; for people without a second factor, their password. */
export const confirmationSchema = z.union([proofSchema, z.strictObject({ password })], NO_CODE)

/** `token` is that of the proposal. */
export const addAppSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(1000)), code })

const NAME_LENGTH = 60
const passkeyName = z
  .string('Enter a name, such as “Office laptop”')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name, such as “Office laptop”'),
    usableText('Name'),
    z.maxLength(NAME_LENGTH, `Use at most ${NAME_LENGTH} characters`),
  )

export const addPasskeySchema = z.strictObject({
  name: passkeyName,
  passkey: credential,
})

/** What is wrong with the name of a passkey; empty if it is usable. The device makes the passkey before the portal sees its name. */
export function passkeyNameProblem(name: string): string {
  return passkeyName.safeParse(name).error?.issues[0]?.message ?? ''
}

export interface NewApp {
  /** Base 32, in groups of four. */
  secret: string
  /** An SVG image of the `otpauth:` address. */
  qr: string
  token: string
}

export interface AddedFactor {
  /** With the first factor; null for later ones. */
  recoveryCodes: string[] | null
}

export interface OwnFactor {
  id: string
  kind: 'app' | 'passkey'
  name: string
  /** ISO 8601. */
  addedAt: string
  usedAt: string | null
}

export interface OwnFactors {
  factors: OwnFactor[]
  recoveryCodesLeft: number
  /** Whether the person's role needs a second step, so that the last one stays. */
  isRequired: boolean
  /** ISO 8601: the sign-in from which a second step is required; null if it is not, or already set up. */
  requiredFrom: string | null
}

/** A sign-in that continues with another step: a proof, the first factor, or a password that only its owner knows. */
export type SignInStep = 'proof' | 'set-up' | 'new-password'

interface StepOptions {
  /** Whether another person knows the password. */
  mustChoosePassword: boolean
  factors: number
  /** Whether the portal and a role of the person demand a second step. */
  isRequired: boolean
  /** ISO 8601; null before the first sign-in that the requirement concerns. */
  requiredFrom: string | null
  now: Date
}

/** What a correct password leads to; null for a session. */
export function stepAfterPassword({ factors, isRequired, requiredFrom, now, ...by }: StepOptions): SignInStep | null {
  // First, because a new password leads here again.
  if (by.mustChoosePassword) return 'new-password'
  if (factors > 0) return 'proof'
  if (!isRequired || requiredFrom === null) return null
  return new Date(requiredFrom) <= now ? 'set-up' : null
}

/** Whether a proof is recent enough for exports, refunds and roles. `provenAt`: ISO 8601. */
export function isRecentlyProven(provenAt: string | null | undefined, now: Date): boolean {
  if (!provenAt) return false
  const age = now.getTime() - new Date(provenAt).getTime()
  return age >= 0 && age < CONFIRMED_MINUTES * 60_000
}
