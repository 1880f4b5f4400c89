import { beforeEach, describe, expect, it } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, sameOrigin, signedIn } from '../../../test/builders/staff.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { restoreResponsePadding, startTestPortal } from '../../../test/start-test-portal.ts'
import type { Staff } from '../../payload-types.ts'
import { STAFF_LIMITS } from './staff-limits.ts'

const portal = startTestPortal()
const NEW = 'another long password'
const from = (peer: string) => ({ 'x-pravesh-peer': peer })
const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api/staff/${path}`, body, headers)
const stored = async ({ id }: Staff) =>
  (await portal.payload.db.findOne<Staff>({ collection: 'staff', where: { id: { equals: id } } })) ?? ({} as Staff)

let asha: Staff
const login = (password: string) => post('login', { email: asha.email, password })
const lock = async () => {
  for (let i = 0; i < 5; i++) await login('wrong password')
  expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 429 })
}
const forgot = async () => {
  expect(await post('forgot-password', { email: asha.email })).toMatchObject({ status: 200 })
  return (await stored(asha)).resetPasswordToken ?? ''
}

beforeEach(async () => {
  for (const collection of ['rate-limits', 'messages'] as const) {
    await portal.payload.db.deleteMany({ collection, where: { id: { exists: true } } })
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

  it('is limited per address and per visitor, with or without an account', async () => {
    for (const email of [asha.email, 'nobody@pravesh.example']) {
      for (let i = 0; i < STAFF_LIMITS['staff-forgot/email'].limit; i++) {
        expect(await post('forgot-password', { email }, from(`203.0.113.${i}`))).toMatchObject({ status: 200 })
      }
      expect(await post('forgot-password', { email }, from('203.0.113.99'))).toMatchObject({ status: 429 })
    }
    const { limit } = STAFF_LIMITS['staff-forgot/visitor']
    const ask = (i: number) => post('forgot-password', { email: `nobody${i}@pravesh.example` }, from('198.51.100.7'))
    const answers = await Promise.all(Array.from({ length: limit + 1 }, (_, i) => ask(i)))
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
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
