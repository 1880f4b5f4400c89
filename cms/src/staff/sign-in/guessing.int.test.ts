/** @sqlite-only three-processes.int.test.ts and consume-limit.int.test.ts guess at once on both databases */
import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStaffMember, STAFF_PASSWORD } from '../../../test/builders/staff.ts'
import { crowdedHashing } from '../../../test/crowded-hashing.ts'
import { eventually } from '../../../test/eventually.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import type { Staff } from '../../payload-types.ts'
import { consumeStaffLimit, STAFF_LIMITS } from '../sessions/staff-limits.ts'

const portal = startTestPortal()
const from = (peer: string) => ({ 'x-pravesh-peer': peer })
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const UNKNOWN = 'nobody@pravesh.example'

let asha: Staff
const login = (password: string, { email = asha.email, headers = {} } = {}) =>
  portal.call('POST', '/api/staff/login', { email, password }, headers)

/** Uses up the visitor's limit except for `left` attempts. */
async function exhaustVisitor({ left }: { left: number }) {
  const visitor = { payload: portal.payload, name: 'staff-login/visitor', subject: '203.0.113.1' } as const
  const count = STAFF_LIMITS['staff-login/visitor'].limit - left
  for (let i = 0; i < count; i++) await consumeStaffLimit({ ...visitor, now: new Date() })
}

async function countedLimits(): Promise<number> {
  const { totalDocs } = await portal.payload.count({ collection: 'rate-limits', where: { id: { exists: true } } })
  return totalDocs
}

beforeEach(async () => {
  vi.useRealTimers()
  await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: { id: { exists: true } } })
  asha = await aStaffMember(portal.payload)
})

describe('guessing the password of a member of staff', () => {
  it.each([
    ['from one network', 1, LOCKOUT.failures],
    ['from 100 networks', 100, LOCKOUT.failuresOfStrangers],
  ])('never succeeds with 100 concurrent guesses %s, of which few are checked', async (_, networks, checked) => {
    const guess = (password: string, i: number) => login(password, { headers: from(`203.0.113.${i % networks}`) })
    const wrong = Array.from({ length: 99 }, (_, i) => guess(`wrong password ${i}`, i))
    // The order in which guesses are counted is not theirs, so the right one follows the first refusal.
    await Promise.any(wrong.map(async (answer) => expect((await answer).status).toBe(429)))
    const answers = await Promise.all([...wrong, guess(STAFF_PASSWORD, 99)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toEqual([])
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(checked)
    expect(answers.filter(({ headers }) => headers.has('set-cookie'))).toEqual([])
  })

  it('is blocked after five tries, whether or not the address has an account', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const responses = []
    for (const email of [asha.email, UNKNOWN]) {
      const answers = []
      for (let i = 0; i < 6; i++) answers.push(await login('wrong password', { email }))
      answers.push(await login(STAFF_PASSWORD, { email }))
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429])
      expect(answers.at(-1)?.headers.get('retry-after')).toBe('900')
      responses.push(answers.map(({ text }) => text))
    }
    expect(responses[1]).toEqual(responses[0])
    expect(responses.flat().join()).not.toMatch(/locked|user/i)
    later(900)
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('is rejected in a shape after which the admin’s form can be resubmitted', async () => {
    const { reply } = await login('wrong password')
    const message = 'The e-mail address or password is incorrect.'
    expect(reply).toEqual({ success: false, msg: message, errors: [{ message }] })
  })

  it('counts all spellings of one address together', async () => {
    const spellings = [asha.email, asha.email.toUpperCase(), ` ${asha.email}`, `${asha.email} `, asha.email]
    for (const email of spellings) expect(await login('wrong password', { email })).toMatchObject({ status: 401 })
    for (const email of spellings) expect(await login(STAFF_PASSWORD, { email })).toMatchObject({ status: 429 })
  })

  it('makes the correct password fail when more than five attempts arrive while it is checked', async () => {
    const queue = crowdedHashing({ places: 20 })
    const correct = login(STAFF_PASSWORD)
    // One row each for the visitor, the network and all unknown devices.
    await eventually(async () => expect(await countedLimits()).toBe(3))
    const statuses: number[] = []
    const wrong = Array.from({ length: 10 }, async (_, i) => statuses.push((await login(`wrong password ${i}`)).status))
    await eventually(() => expect(statuses).toEqual(Array(6).fill(429)))
    await queue.release()
    await Promise.all(wrong)
    expect(statuses.filter((status) => status === 401)).toHaveLength(4)
    expect(await correct).toMatchObject({ status: 429 })
  })

  it('is limited per visitor, across accounts', async () => {
    await exhaustVisitor({ left: 2 })
    for (const email of [UNKNOWN, `more-${UNKNOWN}`]) {
      expect(await login('wrong password', { email })).toMatchObject({ status: 401 })
    }
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 429 })
    expect(await login(STAFF_PASSWORD, { headers: from('198.51.100.7') })).toMatchObject({ status: 200 })
  })

  it('costs a hash for unknown addresses too', async () => {
    const queue = crowdedHashing()
    for (const email of [asha.email, UNKNOWN]) {
      // None of them counts as an attempt.
      for (let i = 0; i < 6; i++) expect(await login('wrong password', { email })).toMatchObject({ status: 503 })
    }
    await queue.release()
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
  })
})

describe('a correct password', () => {
  it('succeeds at the fifth try, and resets the count', async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) expect(await login('wrong password')).toMatchObject({ status: 401 })
      expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
    }
  })

  it('does not count against the visitor’s limit', async () => {
    await exhaustVisitor({ left: 1 })
    for (let i = 0; i < 2; i++) expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('starts a separate session each time, also concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(STAFF_PASSWORD)))
    for (const { status, headers } of answers) {
      expect(status).toBe(200)
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      const me = await portal.call('GET', '/api/staff/me', undefined, { cookie, origin: 'http://localhost:3000' })
      expect(me.reply.user).toMatchObject({ email: asha.email })
    }
  })

  it('returns what the admin expects, without secrets', async () => {
    const { reply, text } = await login(STAFF_PASSWORD)
    expect(reply).toMatchObject({ exp: expect.any(Number), user: { id: asha.id, email: asha.email } })
    expect(text).not.toMatch(/hash|salt|"token"|resetPassword|pbkdf2/)
  })
})

describe('a sign-in request', () => {
  it.each([
    ['nothing', {}],
    ['no password', { email: 'person1@pravesh.example' }],
    ['an empty password', { email: 'person1@pravesh.example', password: '' }],
    ['an operator', { email: { $gt: '' }, password: 'wrong password' }],
    ['a list', { email: ['a@b.example'], password: ['x'] }],
    ['a number', { email: 1, password: 2 }],
    ['a very long address', { email: `${'a'.repeat(5000)}@b.example`, password: 'wrong password' }],
    ['a very long password', { email: 'person1@pravesh.example', password: 'x'.repeat(100_000) }],
  ])('is rejected with %s', async (_, body) => {
    expect(await portal.call('POST', '/api/staff/login', body)).toMatchObject({ status: 400 })
  })

  it('is accepted in the admin’s multipart format', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ email: asha.email, password: STAFF_PASSWORD }))
    expect(await portal.call('POST', '/api/staff/login', form)).toMatchObject({ status: 200 })
  })
})

it('logs a failed sign-in as a warning without address and password', async () => {
  const error = vi.spyOn(portal.payload.logger, 'error')
  const warn = vi.spyOn(portal.payload.logger, 'warn')
  await login('a secret I mistyped')
  await login('a secret I mistyped', { email: UNKNOWN })
  expect(error).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledTimes(2)
  const logged = JSON.stringify(warn.mock.calls)
  expect(logged).toContain('test-request')
  expect(logged).not.toMatch(/secret|stack|person\d|nobody/)
  vi.restoreAllMocks()
})
