import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { Problem } from '../problem.ts'
import { Semaphore } from '../semaphore.ts'

const derive = promisify(pbkdf2)

/** What OWASP recommends for PBKDF2 with SHA-256; about 0.1 s of a core, in the thread pool. */
const ROUNDS = 600_000
const BYTES = 32

/**
 * A semaphore with a bounded queue. Hashes take whole cores and threads of the pool that also reads files: one core and half of
 * the pool's four threads stay free. The last in the queue gets its answer before a browser or a proxy gives up.
 */
const hashing = new Semaphore({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 200,
  full: busy,
})
const RETRY_AFTER_SECONDS = 20

/** A password as it is stored: `pbkdf2$rounds$salt$hash`, so that the rounds can grow. Refuses (503) when too many wait. */
export async function hashPassword(password: string, rounds = ROUNDS): Promise<string> {
  const salt = randomBytes(16)
  const hash = await slowHash(normal(password), salt, rounds)
  return ['pbkdf2', rounds, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether this is the password of the hash. Without a hash it takes the same time and says no. Refuses (503) as above. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = (stored ?? '').split('$')
  const [kind, rounds = '', salt = '', expected = ''] = parts
  const known = kind === 'pbkdf2' && parts.length === 4
  const bytes = known ? Buffer.from(salt, 'base64url') : Buffer.alloc(16)
  const count = known ? Number(rounds) : ROUNDS
  const hash = await slowHash(normal(password), bytes, count)
  return known && timingSafeEqual(hash, Buffer.from(expected, 'base64url'))
}

/** The PBKDF2 hash of a password, in 32 bytes. Refuses (503) when too many wait. */
export function slowHash(password: string, salt: Buffer | string, rounds = ROUNDS): Promise<Buffer> {
  return hashing.run(() => derive(password, salt, rounds, BYTES, 'sha256'))
}

/** The same letters typed on another keyboard may come as other code points. */
function normal(password: string): string {
  return password.normalize('NFKC')
}

function busy(): Problem {
  const publicMessage = 'Very many people are logging in or registering right now. Please wait a moment and try again.'
  return new Problem({ code: 'BUSY', status: 503, publicMessage, retryAfterSeconds: RETRY_AFTER_SECONDS })
}
