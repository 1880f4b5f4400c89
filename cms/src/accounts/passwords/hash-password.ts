import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** What OWASP recommends for PBKDF2 with SHA-256; about 0.1 s of a core, in the thread pool. */
const ROUNDS = 600_000
const BYTES = 32

/** A password as it is stored: `pbkdf2$rounds$salt$hash`, so that the rounds can grow. */
export async function hashPassword(password: string, rounds = ROUNDS): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(normal(password), salt, rounds, BYTES, 'sha256')
  return ['pbkdf2', rounds, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether this is the password of the hash. Without a hash it takes the same time and says no. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = (stored ?? '').split('$')
  const [kind, rounds = '', salt = '', expected = ''] = parts
  const known = kind === 'pbkdf2' && parts.length === 4
  const bytes = known ? Buffer.from(salt, 'base64url') : Buffer.alloc(16)
  const hash = await derive(normal(password), bytes, known ? Number(rounds) : ROUNDS, BYTES, 'sha256')
  return known && timingSafeEqual(hash, Buffer.from(expected, 'base64url'))
}

/** The same letters typed on another keyboard may come as other code points. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
