import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountInPath, findVerification } from './verification.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en-IN' } }))
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/verify-account/abc', 'abc'],
  ['/verify-account/a%20b', 'a b'],
  ['/verify-account', null],
  ['/verify-account/', null],
  ['/verify-account/%', null],
])('%s has the account ID %j', (path, uid) => expect(accountInPath(path)).toBe(uid))

it.each([
  [
    200,
    { success: true, msg: 'We sent it', mail_to: 'a•••@b.in', may_correct: true },
    { step: 'code', mailTo: 'a•••@b.in', expired: false, mayCorrect: true },
  ],
  [200, { success: true, msg: 'ACTIVE', mail_to: 'a•••@b.in' }, { step: 'active' }],
  [
    400,
    { success: false, msg: 'CODE_ERROR', mail_to: 'a' },
    { step: 'code', mailTo: 'a', expired: true, mayCorrect: false },
  ],
  [404, { success: false, msg: 'There is no such account.' }, { step: 'unknown' }],
  [500, { success: false, msg: 'Broken.' }, { step: 'unreachable', msg: 'Broken.' }],
  [499, { success: false, msg: 'Closed.' }, { step: 'unknown' }],
  [429, { success: false, msg: 'Later.' }, { step: 'unreachable', msg: 'Later.' }],
])('%i %j', async (status, body, shown) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  expect(await findVerification('u1')).toEqual(shown)
})
