import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { Semaphore } from '../../foundation/concurrency/semaphore.ts'
import { Problem } from '../../foundation/problem.ts'

const derive = promisify(pbkdf2)

/** The OWASP recommendation for PBKDF2 with SHA-256; takes about 0.1 s of one core in the thread pool. */
const ROUNDS = 600_000
const BYTES = 32

/**
 * A semaphore with a bounded queue. Each hash occupies a core and a thread of the pool that also reads files; the limit
 * leaves one core and half of the pool's four threads free. The bound ensures that queued requests finish before
 * clients time out.
 */
const hashing = new Semaphore({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 200,
  full: busy,
})
const RETRY_AFTER_SECONDS = 20

/** How many logins and registrations wait for the hash of a password. */
export const waitingHashes = (): number => hashing.waitingCount

/** In place of a hash: no password matches. */
export const NO_PASSWORD = 'none'

/** Returns `pbkdf2$rounds$salt$hash`, so that the rounds can increase. Throws a Problem (503) when overloaded. */
export async function hashPassword(password: string, rounds = ROUNDS): Promise<string> {
  const salt = randomBytes(16)
  const hash = await slowHash(normal(password), salt, rounds)
  return ['pbkdf2', rounds, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Verifies a password. Without a hash, returns false after the same time. Throws a Problem (503) when overloaded. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = (stored ?? '').split('$')
  const [kind, rounds = '', salt = '', expected = ''] = parts
  const known = kind === 'pbkdf2' && parts.length === 4
  const bytes = known ? Buffer.from(salt, 'base64url') : Buffer.alloc(16)
  const count = known ? Number(rounds) : ROUNDS
  const hash = await slowHash(normal(password), bytes, count)
  return known && timingSafeEqual(hash, Buffer.from(expected, 'base64url'))
}

/** The PBKDF2 hash of a password, 32 bytes. Throws a Problem (503) when overloaded. */
export function slowHash(password: string, salt: Buffer | string, rounds = ROUNDS): Promise<Buffer> {
  return hashing.run(() => derive(password, salt, rounds, BYTES, 'sha256'))
}

/** Keyboards may produce different code points for the same letters. */
function normal(password: string): string {
  return password.normalize('NFKC')
}

function busy(): Problem {
  const problem = refused(platformReplies, 'LOGIN_BUSY')
  return new Problem({ ...problem, status: 503, retryAfterSeconds: RETRY_AFTER_SECONDS })
}
