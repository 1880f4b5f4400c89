import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anActiveStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { tokenSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Student } from '../../payload-types.ts'

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
