import { pbkdf2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './hash-password.ts'

it('knows its password, in whichever code points it is typed', async () => {
  const stored = await hashPassword('Pass@\u00e91', 1000)
  expect(stored).toMatch(/^pbkdf2\$1000\$[\w-]{22}\$[\w-]{43}$/)
  expect(await isPassword('Pass@e\u03011', stored)).toBe(true)
  expect(await isPassword('Pass@e1', stored)).toBe(false)
})

it('is hashed at the cost that OWASP recommends', async () => {
  const [, rounds, salt = '', hash] = (await hashPassword('Pass@1')).split('$')
  expect(rounds).toBe('600000')
  expect(pbkdf2Sync('Pass@1', Buffer.from(salt, 'base64url'), 600_000, 32, 'sha256').toString('base64url')).toBe(hash)
})

it('salts', async () => {
  expect(await hashPassword('Pass@1', 1000)).not.toBe(await hashPassword('Pass@1', 1000))
})

it.each([null, '', 'pbkdf2', 'md5$1$2$3', 'pbkdf2$1000$$'])('%j is nobody’s', async (stored) => {
  expect(await isPassword('', stored).catch(() => false)).toBe(false)
})
