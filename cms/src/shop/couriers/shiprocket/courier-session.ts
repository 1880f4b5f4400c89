import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import type { Changes } from '../../../database/records/columns.ts'
import type { Condition } from '../../../database/records/condition.ts'
import { insertIfAbsent } from '../../../database/records/insert-if-absent.ts'
import { readRow } from '../../../database/records/read-row.ts'
import { claim, finish, type Lease } from '../../../database/work/lease.ts'
import { decrypt, encrypt } from '../../../foundation/crypto/encrypt.ts'
import { keyedHash } from '../../../foundation/crypto/keyed-hash.ts'
import { GatewayError } from '../../../foundation/gateway/gateway-error.ts'
import { portalOf } from '../../../foundation/portal.ts'
import type { CourierSession as SessionRow } from '../../../payload-types.ts'
import type { EncryptedFieldOf } from '../../../portal/encrypted-field.ts'

const COURIER = 'shiprocket'
const SECOND = 1000
const HOUR = 60 * 60 * SECOND

/** Shiprocket's tokens are valid for ten days. */
const TOKEN_LIFETIME_MS = 9 * 24 * HOUR
/** Must exceed the time limit of a login. */
const LOGIN_LEASE_MS = 30 * SECOND
/** How long a caller waits for the login of another process, and how often it looks. */
const WAIT_MS = 10 * SECOND
const POLL_MS = 100
/** Repeated logins with a wrong password lock the account. */
const REFUSED_FOR_MS = 12 * HOUR
/** After 429, for which Shiprocket names no limits. */
const PAUSE_MS = 60 * SECOND

/** How long after now each time of a session can be. */
export const SESSION_TIMES_MS = {
  dueAt: LOGIN_LEASE_MS,
  pausedUntil: PAUSE_MS,
  refusedUntil: REFUSED_FOR_MS,
  tokenExpiresAt: TOKEN_LIFETIME_MS,
} satisfies Partial<Record<keyof SessionRow, number>>

const purpose = 'pravesh/courier-session'

export const encryptedCourierTokens: EncryptedFieldOf<'courier-sessions'> = {
  collection: 'courier-sessions',
  field: 'token',
  ownerField: 'courier',
  purpose,
  label: 'Sessions with couriers',
}

export interface Token {
  value: string
  /** The login that it is from. */
  revision: number
}

interface SessionOptions {
  payload: Payload
  credentials: { email: string; password: string }
  /** Logs in and returns the token. Throws a GatewayError. */
  login: () => Promise<string>
  clock: () => Date
}

/**
 * The token of the portal's API user, stored encrypted for all processes. One process at a time logs in, under a lease;
 * the others wait for its token.
 */
export class CourierSession {
  private readonly options: SessionOptions

  constructor(options: SessionOptions) {
    this.options = options
  }

  /** Throws a GatewayError: `credentials` after a refused login, `busy` during a pause. */
  async token(): Promise<Token> {
    const deadline = performance.now() + WAIT_MS
    while (true) {
      const row = await this.read()
      this.refuseWhilePaused(row)
      const token = this.tokenIn(row)
      if (token) return token
      this.refuseWhileRefused(row)
      const lease = await this.claimLogin(row)
      if (lease) return this.logIn(lease)
      if (performance.now() > deadline) {
        throw new GatewayError({ kind: 'busy', message: 'Another process has not finished its login to Shiprocket.' })
      }
      await wait(POLL_MS)
    }
  }

  /** Discards a token that Shiprocket did not accept, unless it was replaced in the meantime. */
  async discard({ revision }: Token): Promise<void> {
    await this.change(revision, { tokenExpiresAt: null })
  }

  /** Stops all calls of all processes for a minute. */
  async pause(): Promise<void> {
    const pausedUntil = this.after(PAUSE_MS)
    const { payload } = this.options
    await changeOne({
      payload,
      collection: 'courier-sessions',
      where: { courier: { equals: COURIER } },
      data: { pausedUntil },
    })
  }

  private async read(): Promise<SessionRow> {
    const { payload } = this.options
    const where = { courier: { equals: COURIER } }
    const row = await readRow({ payload, collection: 'courier-sessions', where })
    if (row) return row
    const data = { courier: COURIER, revision: 0, attempts: 0, dueAt: new Date(0).toISOString() }
    await insertIfAbsent({ payload, collection: 'courier-sessions', data })
    return this.read()
  }

  private tokenIn({ token, tokenExpiresAt, revision }: SessionRow): Token | null {
    if (!token || !tokenExpiresAt || new Date(tokenExpiresAt) <= this.options.clock()) return null
    return { value: decrypt(token, this.encryption()), revision }
  }

  private refuseWhilePaused({ pausedUntil }: SessionRow): void {
    if (!pausedUntil || new Date(pausedUntil) <= this.options.clock()) return
    throw new GatewayError({
      kind: 'busy',
      message: 'Shiprocket asked for fewer calls. The portal pauses for a minute.',
    })
  }

  private refuseWhileRefused({ refusedCredentials, refusedUntil, refusal }: SessionRow): void {
    const isSame = refusedCredentials === this.credentialsHash()
    if (!isSame || !refusedUntil || new Date(refusedUntil) <= this.options.clock()) return
    throw new GatewayError({ kind: 'credentials', message: refusal ?? 'Shiprocket refused the login.' })
  }

  private claimLogin({ id, revision }: SessionRow): Promise<Lease<'courier-sessions'> | null> {
    return claim({ payload: this.options.payload, work: loginOf(revision), id, now: this.options.clock() })
  }

  private async logIn(lease: Lease<'courier-sessions'>): Promise<Token> {
    const { revision } = lease.record
    const end = (data: Changes<'courier-sessions'>) =>
      finish({ payload: this.options.payload, work: loginOf(revision), lease, data: { ...FREE, ...data } })
    try {
      const value = await this.options.login()
      const token = encrypt(value, this.encryption())
      const accepted = { refusedCredentials: null, refusedUntil: null, refusal: null }
      await end({ token, tokenExpiresAt: this.after(TOKEN_LIFETIME_MS), revision: revision + 1, ...accepted })
      return { value, revision: revision + 1 }
    } catch (error) {
      if (isRefusal(error)) {
        await end(this.refused(error))
        throw new GatewayError({ kind: 'credentials', message: error.message, cause: error })
      }
      await end({})
      if (error instanceof GatewayError && error.status === 429) await this.pause()
      throw error
    }
  }

  private refused({ message }: GatewayError) {
    const refusedUntil = this.after(REFUSED_FOR_MS)
    return { refusedCredentials: this.credentialsHash(), refusedUntil, refusal: message }
  }

  private change(revision: number, data: Changes<'courier-sessions'>) {
    const where: Condition<'courier-sessions'> = {
      and: [{ courier: { equals: COURIER } }, { revision: { equals: revision } }],
    }
    return changeOne({ payload: this.options.payload, collection: 'courier-sessions', where, data })
  }

  private credentialsHash(): string {
    const { payload, credentials } = this.options
    return keyedHash(payload, `courier-credentials\n${credentials.email}\n${credentials.password}`)
  }

  private encryption() {
    return { fieldKeys: portalOf(this.options.payload).env.fieldKeys, purpose, owner: COURIER }
  }

  private after(ms: number): string {
    return new Date(this.options.clock().getTime() + ms).toISOString()
  }
}

/** A login can be claimed again at once after it has ended. */
const FREE = { dueAt: new Date(0).toISOString(), attempts: 0 }

function loginOf(revision: number) {
  const where = { revision: { equals: revision } }
  return { collection: 'courier-sessions', dueField: 'dueAt', where, leaseMs: LOGIN_LEASE_MS } as const
}

function isRefusal(error: unknown): error is GatewayError {
  return error instanceof GatewayError && (error.kind === 'credentials' || error.kind === 'refused')
}
