import { pbkdf2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, isPassword, slowHash } from './hash-password.ts'

it('verifies a password in any Unicode normalization form', async () => {
  const stored = await hashPassword('Pass@\u00e91', 1000)
  expect(stored).toMatch(/^pbkdf2\$1000\$[\w-]{22}\$[\w-]{43}$/)
  expect(await isPassword('Pass@e\u03011', stored)).toBe(true)
  expect(await isPassword('Pass@e1', stored)).toBe(false)
})

it('uses the cost that OWASP recommends', async () => {
  const [, rounds, salt = '', hash] = (await hashPassword('Pass@1')).split('$')
  expect(rounds).toBe('600000')
  expect(pbkdf2Sync('Pass@1', Buffer.from(salt, 'base64url'), 600_000, 32, 'sha256').toString('base64url')).toBe(hash)
})

it('uses a random salt', async () => {
  expect(await hashPassword('Pass@1', 1000)).not.toBe(await hashPassword('Pass@1', 1000))
})

it('knows no other form of a stored password', async () => {
  const [kind, ...parts] = (await hashPassword('Pass@1', 1000)).split('$')
  const others = [
    ['md5', ...parts],
    [kind, ...parts, 'more'],
    [kind, ...parts.slice(0, 2)],
  ].map((each) => each.join('$'))
  for (const stored of others) expect(await isPassword('Pass@1', stored)).toBe(false)
})

it.each([null, '', 'pbkdf2', 'md5$1$2$3'])('%j matches no password', async (stored) => {
  expect(await isPassword('', stored)).toBe(false)
})

it('refuses what would wait too long', async () => {
  const hashes = Array.from({ length: 300 }, () => slowHash('Pass@1', 'salt', 1))
  const outcomes = await Promise.allSettled(hashes)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused.length).toBeGreaterThan(50)
  expect(refused[0]).toMatchObject({ code: 'LOGIN_BUSY', status: 503, retryAfterSeconds: 20 })
})
