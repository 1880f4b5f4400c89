/** @sqlite-only accounts/recover/recover.int.test.ts recovers accounts on both databases */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, sameOrigin, signedIn } from '../../../test/builders/staff.ts'
import { cookiesIn } from '../../../test/cookies.ts'
import { messagesTo, staffTokenSentTo } from '../../../test/outbox.ts'
import { restoreResponsePadding, startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import type { Staff } from '../../payload-types.ts'
import { STAFF_LIMITS } from '../sessions/staff-limits.ts'

const portal = startTestPortal()
const NEW = 'another long password'
const from = (peer: string) => ({ 'x-pravesh-peer': peer })
const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api/staff/${path}`, body, headers)

let asha: Staff
const login = (password: string) => post('login', { email: asha.email, password })
const lock = async () => {
  for (let i = 0; i < 5; i++) await login('wrong password')
  expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 429 })
}
const forgot = async () => {
  expect(await post('forgot-password', { email: asha.email })).toMatchObject({ status: 200 })
  return staffTokenSentTo(portal.payload, asha.email)
}

beforeEach(async () => {
  vi.useRealTimers()
  for (const collection of ['rate-limits', 'messages'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  }
  asha = await aStaffMember(portal.payload)
})

describe('a forgotten password of staff', () => {
  it('gets the same response, in the same time, whether or not the address has an account', async () => {
    restoreResponsePadding(portal.payload)
    const started = performance.now()
    const unknown = await post('forgot-password', { email: 'nobody@pravesh.example' })
    // The minimum response time, see pad-response-time.ts.
    expect(performance.now() - started).toBeGreaterThan(295)
    const known = await post('forgot-password', { email: ` ${asha.email.toUpperCase()}` })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(known.status).toBe(200)
    expect(await messagesTo(portal.payload, asha.email)).toHaveLength(1)
    expect(await messagesTo(portal.payload, 'nobody@pravesh.example')).toHaveLength(0)
  })

  it('gets few links from unknown devices, of which each works until one is used', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const answers = []
    for (const email of [asha.email, 'nobody@pravesh.example']) {
      const ask = (i: number) => {
        vi.setSystemTime(Date.now() + 1000)
        return post('forgot-password', { email }, from(`203.0.113.${i}`))
      }
      answers.push([await ask(1), await ask(2), await ask(3), await ask(4)].map(({ status, text }) => [status, text]))
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.map(([status]) => status)).toEqual([200, 200, 200, 200])
    expect(answers[0]?.at(-1)?.[1]).toContain('they still work')
    const sent = await messagesTo(portal.payload, asha.email)
    const tokens = sent.map(({ text }) => /reset\/([\w-]+)/.exec(text ?? '')?.[1] ?? '')
    expect([new Set(tokens).size, tokens.length]).toEqual([2, 2])
    expect(await post('reset-password', { token: tokens[1], password: NEW })).toMatchObject({ status: 200 })
    expect(await post('reset-password', { token: tokens[0], password: NEW })).toMatchObject({ status: 403 })
  })

  it('has a link in the mailbox for at least half an hour whenever no further one is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const i of [1, 2]) await post('forgot-password', { email: asha.email }, from(`203.0.113.${i}`))
    const token = await staffTokenSentTo(portal.payload, asha.email)
    vi.setSystemTime(Date.now() + 30 * 60_000 - 1000)
    await post('forgot-password', { email: asha.email }, from('203.0.113.3'))
    expect(await messagesTo(portal.payload, asha.email)).toHaveLength(2)
    vi.setSystemTime(Date.now() + 29 * 60_000)
    expect(await post('reset-password', { token, password: NEW })).toMatchObject({ status: 200 })
    vi.setSystemTime(Date.now() + 61 * 60_000)
    const late = await forgot()
    vi.setSystemTime(Date.now() + 60 * 60_000)
    expect(await post('reset-password', { token: late, password: NEW })).toMatchObject({ status: 403 })
  })

  it('always gets a link on a device that signed in before, whatever strangers do', async () => {
    const { headers } = await login(STAFF_PASSWORD)
    const known = { cookie: cookiesIn(headers) }
    for (let i = 0; i < 30; i++) await post('forgot-password', { email: asha.email }, from(`203.0.113.${i}`))
    const before = (await messagesTo(portal.payload, asha.email)).length
    expect(await post('forgot-password', { email: asha.email }, known)).toMatchObject({ status: 200 })
    expect(await messagesTo(portal.payload, asha.email)).toHaveLength(before + 1)
    const token = await staffTokenSentTo(portal.payload, asha.email)
    expect(await post('reset-password', { token, password: NEW })).toMatchObject({ status: 200 })
  })

  it('is limited per network', async () => {
    const ask = (email: string) => post('forgot-password', { email }, from('198.51.100.7'))
    for (const email of [asha.email, 'nobody@pravesh.example']) {
      for (const status of [200, 200, 200, 429]) expect(await ask(email)).toMatchObject({ status })
      expect(await post('forgot-password', { email }, from('198.51.100.8'))).toMatchObject({ status: 200 })
    }
    const { limit } = STAFF_LIMITS['staff-forgot/visitor']
    const answers = await Promise.all(Array.from({ length: limit }, (_, i) => ask(`nobody${i}@pravesh.example`)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8)
  })

  it('is replaced once by one link that is used several times at once', async () => {
    const token = await forgot()
    const reset = (i: number) => post('reset-password', { token, password: `lamp by the green river ${i}` })
    const answers = await Promise.all([1, 2, 3, 4].map(reset))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
  })

  it('is not replaced by a weak one, and the link can be used again', async () => {
    const token = await forgot()
    for (const password of ['x', 'password1234', '123456789012', 'Pravesh@2026!']) {
      const refused = await post('reset-password', { token, password })
      expect([password, refused.status]).toEqual([password, 400])
      expect(refused.reply.errors[0].data.errors).toEqual([expect.objectContaining({ path: 'password' })])
      expect(refused.headers.has('set-cookie')).toBe(false)
    }
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
    expect(await post('reset-password', { token, password: NEW })).toMatchObject({ status: 200 })
  })

  it('is replaced through a single-use link, which ends every session and resets the attempts', async () => {
    const headers = await signedIn(portal, asha)
    await lock()
    const token = await forgot()
    const reset = await post('reset-password', { token, password: NEW })
    expect(reset).toMatchObject({ status: 200, reply: { user: { email: asha.email } } })
    expect(reset.text).not.toMatch(/"token"|hash|salt/)
    const cookie = reset.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await portal.call('GET', '/api/staff/me', undefined, { ...sameOrigin, cookie })).reply.user).not.toBeNull()
    expect((await portal.call('GET', '/api/staff/me', undefined, headers)).reply.user).toBeNull()
    expect(await post('reset-password', { token, password: 'yet another password' })).toMatchObject({ status: 403 })
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 401 })
    expect(await login(NEW)).toMatchObject({ status: 200 })
  })

  it.each([
    ['an empty token', { token: '', password: NEW }],
    ['null as a word', { token: 'null', password: NEW }],
    ['null', { token: null, password: NEW }],
    ['an operator', { token: { $ne: null }, password: NEW }],
    ['no token', { password: NEW }],
    ['a wrong token', { token: '0'.repeat(40), password: NEW }],
    ['no password', { token: '0'.repeat(40) }],
    ['nothing', {}],
  ])('is not changed with %s', async (_, body) => {
    await forgot()
    const answer = await post('reset-password', body)
    expect([400, 403]).toContain(answer.status)
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('has links that a new password revokes', async () => {
    const token = await forgot()
    await portal.payload.update({ collection: 'staff', id: asha.id, data: { password: NEW } })
    expect(await post('reset-password', { token, password: 'yet another password' })).toMatchObject({ status: 403 })
    expect(await login(NEW)).toMatchObject({ status: 200 })
  })

  it('has a limit on the links that one visitor may try', async () => {
    const { limit } = STAFF_LIMITS['staff-link/visitor']
    const guess = () => post('reset-password', { token: '0'.repeat(40), password: NEW })
    const answers = await Promise.all(Array.from({ length: limit + 1 }, guess))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a locked account', () => {
  it('can be unlocked by administrators', async () => {
    const headers = await signedIn(portal, await aStaffMember(portal.payload))
    await lock()
    expect(await post('unlock', { email: asha.email.toUpperCase() }, headers)).toMatchObject({ status: 200 })
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('cannot be unlocked by other roles, nor by its owner', async () => {
    const officer = await aStaffMember(portal.payload, { role: 'admissions-officer' })
    const headers = await signedIn(portal, officer)
    await lock()
    for (const sent of [{}, sameOrigin, headers]) {
      expect(await post('unlock', { email: asha.email }, sent)).toMatchObject({ status: 403 })
      expect(await post('unlock', { email: officer.email }, sent)).toMatchObject({ status: 403 })
    }
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 429 })
  })
})

it.each([
  ['first-register', { email: 'new@pravesh.example', password: NEW, name: 'New', roles: ['administrator'] }],
  ['refresh-token', {}],
  ['logout', {}],
])('%s is closed to visitors', async (path, body) => {
  const answer = await post(path, body)
  expect([400, 401, 403]).toContain(answer.status)
  expect(answer.headers.has('set-cookie')).toBe(false)
})
