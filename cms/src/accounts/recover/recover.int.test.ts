import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { anActiveStudent, anUnverifiedStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { messagesTo, tokenSentTo } from '../../../test/outbox.ts'
import { answersEvenly, startTestPortal } from '../../../test/start-test-portal.ts'
import type { Student } from '../../payload-types.ts'
import { promoteToStudent } from '../students/promote-to-student.ts'

const portal = startTestPortal()
const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api/user/${path}`, body, headers)
const login = (password = PASSWORD, email = 'asha@example.in') => post('login', { email, password })
const whoAmI = (headers: Record<string, string>) => portal.call('GET', '/api/user/authVerify', undefined, headers)
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const stored = (id: string) => portal.payload.findByID({ collection: 'students', id, depth: 0 })

let asha: Student
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const collection of ['messages', 'rate-limits', 'account-links', 'student-credentials', 'students'] as const) {
    await portal.payload.db.deleteMany({ collection, where: { id: { exists: true } } })
  }
  asha = await anActiveStudent(portal.payload, { email: 'asha@example.in' })
})
afterEach(() => vi.useRealTimers())

const forgot = async (email = asha.email) => {
  await post('forgetPassword', { email })
  return tokenSentTo(portal.payload, email, 'password-reset')
}

describe('wrong passwords', () => {
  it('lock the address after five, whether or not it has an account', async () => {
    for (const email of [asha.email, 'nobody@example.in']) {
      const statuses = []
      for (let i = 0; i < 5; i++) statuses.push((await login('Wrong@1', email)).status)
      expect(statuses).toEqual([401, 401, 401, 401, 429])
      const correct = await login(PASSWORD, email)
      expect(correct).toMatchObject({ status: 429, reply: { success: false } })
      expect(correct.reply.msg).toMatch(/^Too many wrong passwords\. Try again in 15 minutes/)
      expect(Number(correct.headers.get('retry-after'))).toBe(900)
    }
    expect((await stored(asha.id)).lockedUntil).toBe(new Date(Date.now() + 900_000).toISOString())
  })

  it('get the same response as an unknown address', async () => {
    const [wrong, unknown] = [await login('Wrong@1'), await login(PASSWORD, 'nobody@example.in')]
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  })

  it('are reset by a correct one, and the lock expires', async () => {
    for (let i = 0; i < 4; i++) await login('Wrong@1')
    expect(await login()).toMatchObject({ status: 200 })
    for (let i = 0; i < 5; i++) await login('Wrong@1')
    expect(await login()).toMatchObject({ status: 429 })
    later(900)
    expect(await login()).toMatchObject({ status: 200 })
  })

  it('lock the address when they arrive concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('Wrong@1')))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(4)
    expect(await login()).toMatchObject({ status: 429 })
  })

  it('are reset by a new password, and by staff', async () => {
    for (let i = 0; i < 5; i++) await login('Wrong@1')
    const activation_token = await forgot()
    expect(await post('resetPassword', { password: 'Marigold@2', activation_token })).toMatchObject({ status: 200 })
    expect(await login('Marigold@2')).toMatchObject({ status: 200 })
    expect((await stored(asha.id)).lockedUntil ?? null).toBeNull()

    for (let i = 0; i < 5; i++) await login('Wrong@1')
    await portal.payload.update({ collection: 'students', id: asha.id, data: { lockedUntil: null } })
    expect(await login('Marigold@2')).toMatchObject({ status: 200 })
  })
})

describe('a forgotten password', () => {
  it('gets the same response whether or not the address has an account', async () => {
    const [known, unknown] = [
      await post('forgetPassword', { email: ' ASHA@example.in ' }),
      await post('forgetPassword', { email: 'nobody@example.in' }),
    ]
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(await messagesTo(portal.payload, 'asha@example.in')).toHaveLength(1)
    expect(await messagesTo(portal.payload, 'nobody@example.in')).toHaveLength(0)
  })

  it('takes as long whether or not the address has an account', async () => {
    answersEvenly(portal.payload)
    const times: number[] = []
    for (const email of ['asha@example.in', 'nobody@example.in']) {
      const started = performance.now()
      await post('forgetPassword', { email })
      times.push(performance.now() - started)
    }
    expect(Math.min(...times)).toBeGreaterThan(295)
  })

  it('is replaced through a single-use link, which ends every session', async () => {
    const headers = await loggedIn(portal.payload, asha)
    const activation_token = await forgot()
    expect(activation_token).toMatch(/^[\w-]{43}$/)
    const weak = await post('resetPassword', { password: 'Aa1@', activation_token })
    expect(weak.reply).toMatchObject({ success: false, msg: 'Password should be more than 5 characters' })
    const answers = await Promise.all(
      ['Marigold@2', 'Marigold@3'].map((password) => post('resetPassword', { password, activation_token })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await post('resetPassword', { password: 'Marigold@4', activation_token })).toMatchObject({ status: 400 })
    expect(await whoAmI(headers)).toMatchObject({ status: 401 })
    expect(await login()).toMatchObject({ status: 401 })
    expect(await messagesTo(portal.payload, asha.email, 'password-changed')).toHaveLength(1)
  })

  it('has links that expire after half an hour, and when another one is used', async () => {
    const first = await forgot()
    later(1)
    const second = await forgot()
    expect(second).not.toBe(first)
    const reset = (activation_token: string) => post('resetPassword', { password: 'Marigold@2', activation_token })
    expect(await reset(second)).toMatchObject({ status: 200 })
    expect(await reset(first)).toMatchObject({ status: 400 })
    const third = await forgot()
    later(1800)
    expect(await reset(third)).toMatchObject({ status: 400 })
    expect(await reset(`${third.slice(0, -1)}${third.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({ status: 400 })
  })

  it('cannot be reset with another kind of link, nor with a session token', async () => {
    const { authorization } = await loggedIn(portal.payload, asha)
    const unverified = await anUnverifiedStudent(portal.payload, { email: 'new@example.in' })
    await post('verifyOldAccount', { email: unverified.email })
    const activation = await tokenSentTo(portal.payload, unverified.email, 'activation-link')
    for (const activation_token of [authorization.replace('Bearer ', ''), activation]) {
      expect(activation_token).toMatch(/^[\w-]{43}$/)
      expect(await post('resetPassword', { password: 'Marigold@2', activation_token })).toMatchObject({ status: 400 })
    }
    expect(await post('activation', { activation_token: await forgot() })).toMatchObject({ status: 400 })
  })

  it('verifies the address that the link was sent to', async () => {
    const unverified = await anUnverifiedStudent(portal.payload, { email: 'new@example.in' })
    const activation_token = await forgot(unverified.email)
    await post('resetPassword', { password: 'Marigold@2', activation_token })
    expect(await stored(unverified.id)).toMatchObject({ state: 'ACTIVE' })
  })
})

describe('changing a password', () => {
  it('ends all other sessions', async () => {
    const [here, there] = [await loggedIn(portal.payload, asha), await loggedIn(portal.payload, asha)]
    const change = { password: PASSWORD, npassword: 'Marigold@2' }
    expect(await post('updateuserPassword', change, here)).toMatchObject({ status: 200, reply: { success: true } })
    expect(await whoAmI(here)).toMatchObject({ status: 200 })
    expect(await whoAmI(there)).toMatchObject({ status: 401 })
    expect(await login()).toMatchObject({ status: 401 })
    expect(await login('Marigold@2')).toMatchObject({ status: 200 })
  })

  it.each([
    [{ password: 'Wrong@1', npassword: 'Marigold@2' }, 'Your current password is incorrect'],
    [{ password: PASSWORD, npassword: 'Aa1@' }, 'Password Length must be at least 6 characters'],
    [
      { password: PASSWORD, npassword: 'marigold' },
      'Use strong password: 1 number, 1 uppercase, 1 lowercase, 1 special character',
    ],
    [{ password: PASSWORD, npassword: PASSWORD }, 'Choose a password that is different from your current password'],
  ])('rejects %j', async (change, msg) => {
    const headers = await loggedIn(portal.payload, asha)
    expect(await post('updateuserPassword', change, headers)).toMatchObject({
      status: 400,
      reply: { success: false, msg },
    })
  })

  it('invalidates concurrent logins with the old one', async () => {
    const headers = await loggedIn(portal.payload, asha)
    const change = { password: PASSWORD, npassword: 'Marigold@2' }
    const [changed, ...logins] = await Promise.all([
      post('updateuserPassword', change, headers),
      ...Array.from({ length: 8 }, () => login()),
    ])
    expect(changed?.status).toBe(200)
    for (const { status, reply } of logins) {
      if (status !== 200) continue
      expect(await whoAmI({ authorization: `Bearer ${reply.access_token}` })).toMatchObject({ status: 401 })
    }
  })
})

describe('one’s own data', () => {
  it('can be exported, without secrets', async () => {
    const headers = await loggedIn(portal.payload, asha)
    const { reply, text } = await portal.call('GET', '/api/user/myData', undefined, headers)
    expect(reply.result).toMatchObject({
      account: { name: asha.name, email: asha.email, phone: asha.phone, role: 'Student', state: 'ACTIVE' },
      consent: { noticeVersion: '2023-11-20' },
      sessions: [{ device: 'test' }],
    })
    expect(text).not.toMatch(/hash|pbkdf2/i)
  })

  it('is deleted on request: staff are notified once, and may delete only then', async () => {
    await givenSiteSettings(portal.payload)
    const headers = await loggedIn(portal.payload, asha)
    const clerk = {
      name: 'Clerk',
      email: 'clerk@example.in',
      password: 'a long staff password',
      roles: ['administrator' as const],
    }
    const user = await portal.payload.create({ collection: 'staff', data: clerk })
    const remove = () => portal.payload.delete({ collection: 'students', id: asha.id, overrideAccess: false, user })
    await expect(remove()).rejects.toThrow(/has not requested/)
    expect(await post('requestDeletion', { password: 'Wrong@1' }, headers)).toMatchObject({ status: 400 })
    expect(await post('requestDeletion', { password: PASSWORD }, headers)).toMatchObject({ status: 200 })
    const { deletionRequestedAt } = await stored(asha.id)
    expect(deletionRequestedAt).toEqual(expect.any(String))
    later(60)
    expect(await post('requestDeletion', { password: PASSWORD }, headers)).toMatchObject({ status: 200 })
    expect((await stored(asha.id)).deletionRequestedAt).toBe(deletionRequestedAt)
    expect(await messagesTo(portal.payload, 'office@example.in', 'deletion-requested')).toHaveLength(1)
    expect((await whoAmI(headers)).reply.userInfo.deletionRequestedAt).toBe(deletionRequestedAt)
    await remove()
    expect(await whoAmI(headers)).toMatchObject({ status: 401 })
    expect(await login()).toMatchObject({ status: 401 })
  })

  it('is preserved when the request is withdrawn, and deletion can be requested again', async () => {
    const headers = await loggedIn(portal.payload, asha)
    const ravi = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    const requestedAt = async () => (await whoAmI(headers)).reply.userInfo.deletionRequestedAt
    await post('requestDeletion', { password: PASSWORD }, headers)
    expect(await post('withdrawDeletion', {}, ravi)).toMatchObject({ status: 200 })
    expect(await requestedAt()).toEqual(expect.any(String))
    for (let i = 0; i < 2; i++) expect(await post('withdrawDeletion', {}, headers)).toMatchObject({ status: 200 })
    expect(await requestedAt()).toBeNull()
    later(60)
    await post('requestDeletion', { password: PASSWORD }, headers)
    expect(await requestedAt()).toBe(new Date().toISOString())
  })
})

it('promotes a guest to student, idempotently', async () => {
  const guest = await anActiveStudent(portal.payload, { role: 'Guest' })
  for (let i = 0; i < 2; i++) await promoteToStudent({ payload: portal.payload, studentId: guest.id })
  expect(await stored(guest.id)).toMatchObject({ role: 'Student' })
})

it('lets an officer read students but not update them, and read no hashes', async () => {
  const data = {
    name: 'Officer',
    email: 'officer@example.in',
    password: 'a long staff password',
    roles: ['admissions-officer' as const],
  }
  const user = await portal.payload.create({ collection: 'staff', data })
  const asUser = { overrideAccess: false, user } as const
  const { docs } = await portal.payload.find({ collection: 'students', ...asUser })
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toMatch(/hash|pbkdf2/i)
  await expect(
    portal.payload.update({ collection: 'students', id: asha.id, data: { isApproved: true }, ...asUser }),
  ).rejects.toThrow()
  await expect(portal.payload.find({ collection: 'student-credentials', ...asUser })).rejects.toThrow()
  await portal.payload.delete({ collection: 'staff', where: {} }).catch(() => null)
})
