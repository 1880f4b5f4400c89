import { beforeAll, describe, expect, it } from 'vitest'
import { aStaffMember, sameOrigin, signedIn } from '../../../test/builders/staff.ts'
import { anActiveStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Student } from '../../payload-types.ts'
import { startSession } from '../start-session.ts'

const portal = startTestPortal()
const whoAmI = (headers: Record<string, string>) => portal.call('GET', '/api/user/authVerify', undefined, headers)
const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api/user/${path}`, body, headers)
const cookie = (token: string) => ({ cookie: `_pravesh_user_access_token=${token}` })

let asha: Student
beforeAll(async () => {
  asha = await anActiveStudent(portal.payload, { name: 'ASHA', email: 'asha@example.in' })
})
const login = async (headers = {}) => {
  const answer = await post('login', { email: asha.email, password: PASSWORD }, headers)
  return { answer, token: String(answer.reply.access_token) }
}

describe('a session', () => {
  it('is returned as an HttpOnly cookie and as a token', async () => {
    const { answer, token } = await login(sameOrigin)
    expect(answer.headers.getSetCookie()[0]).toBe(
      `_pravesh_user_access_token=${token}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await whoAmI(cookie(token))).reply).toMatchObject({
      success: true,
      userInfo: { name: 'ASHA', email: asha.email, phone: asha.phone, isApproved: false, role: 'Student' },
    })
  })

  it.each(['Bearer', 'bearer', 'BEARER'])('can be sent with the scheme %s', async (scheme) => {
    const { token } = await login()
    expect(await whoAmI({ authorization: `${scheme} ${token}` })).toMatchObject({ status: 200 })
    expect((await whoAmI({ authorization: `${scheme} ${token}` })).text).not.toContain('hash')
  })

  it.each([
    ['an empty token', ''],
    ['an unknown token', `A${'x'.repeat(42)}`],
    ['a token that is too long', 'x'.repeat(5000)],
    ['an operator', '{"$gt":""}'],
    ['SQL', "' OR '1'='1"],
  ])('is not opened by %s', async (_, token) => {
    expect(await whoAmI({ authorization: `Bearer ${token}` })).toMatchObject({ status: 401 })
    expect(await whoAmI(cookie(token))).toMatchObject({ status: 401 })
  })

  it('is stored as a hash', async () => {
    const { token } = await login()
    const rows = await readRows({ payload: portal.payload, collection: 'student-sessions', limit: 0 })
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('expires after a day', async () => {
    const at = (hours: number) =>
      startSession({
        payload: portal.payload,
        studentId: asha.id,
        device: null,
        now: new Date(Date.now() - hours * 3_600_000),
      })
    expect(await whoAmI({ authorization: `Bearer ${await at(23.9)}` })).toMatchObject({ status: 200 })
    expect(await whoAmI({ authorization: `Bearer ${await at(24)}` })).toMatchObject({ status: 401 })
  })

  it('can be opened 20 times concurrently by one student', async () => {
    const logins = await Promise.all(Array.from({ length: 20 }, () => login()))
    expect(logins.map(({ answer }) => answer.status)).toEqual(Array(20).fill(200))
    expect(new Set(logins.map(({ token }) => token)).size).toBe(20)
    const answers = await Promise.all(logins.map(({ token }) => whoAmI({ authorization: `Bearer ${token}` })))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('ends at logout, without ending other sessions', async () => {
    const [first, second] = [await login(), await login()]
    const out = await post('logout', {}, { ...cookie(first.token), ...sameOrigin })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await whoAmI(cookie(first.token))).toMatchObject({ status: 401 })
    expect(await whoAmI(cookie(second.token))).toMatchObject({ status: 200 })
    expect(await post('logout', {})).toMatchObject({ status: 200, reply: { success: true } })
  })

  it('ends when its account is deleted', async () => {
    const gone = await anActiveStudent(portal.payload)
    const headers = await loggedIn(portal.payload, gone)
    await portal.payload.delete({ collection: 'students', id: gone.id })
    expect(await whoAmI(headers)).toMatchObject({ status: 401 })
    const left = await readRows({
      payload: portal.payload,
      collection: 'student-credentials',
      where: { studentId: { equals: gone.id } },
    })
    expect(left).toEqual([])
  })
})

describe('a state-changing request with a cookie', () => {
  const change = { password: 'wrong', npassword: 'Marigold@2' }
  it.each([
    ['from our own page', sameOrigin, 400],
    ['that says same-origin', { 'sec-fetch-site': 'same-origin' }, 400],
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from a file', { origin: 'null' }, 403],
    ['that says cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sibling', { 'sec-fetch-site': 'same-site' }, 403],
    ['that does not say where from', {}, 401],
  ])('%s', async (_, headers, status) => {
    const student = await anActiveStudent(portal.payload)
    const { authorization } = await loggedIn(portal.payload, student)
    const sent = { ...cookie(authorization.replace('Bearer ', '')), ...headers }
    expect(await post('updateuserPassword', change, sent)).toMatchObject({ status })
  })

  it('cannot log in from another site', async () => {
    const { answer } = await login({ origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, reply: { success: false } })
    expect(answer.headers.has('set-cookie')).toBe(false)
  })
})

it('keeps student and staff sessions apart', async () => {
  const clerk = await aStaffMember(portal.payload)
  const { cookie: staff = '' } = await signedIn(portal, clerk)
  expect(staff).not.toBe('')
  const student = cookie((await login()).token).cookie
  const me = (sent: string) => portal.call('GET', '/api/staff/me', undefined, { cookie: sent, ...sameOrigin })

  expect((await me(`${staff}; ${student}`)).reply.user).toMatchObject({ email: clerk.email })
  expect((await whoAmI({ cookie: `${staff}; ${student}` })).reply.userInfo).toMatchObject({ email: asha.email })
  expect((await me(student)).reply.user).toBeNull()
  expect(await whoAmI({ cookie: staff })).toMatchObject({ status: 401 })
  const jwt = staff.split('=')[1] ?? ''
  expect(await whoAmI({ authorization: `Bearer ${jwt}` })).toMatchObject({ status: 401 })
  expect(await whoAmI({ authorization: `JWT ${jwt}`, cookie: student })).toMatchObject({ status: 200 })
})

describe('Payload’s own API', () => {
  it.each([
    ['GET', 'students'],
    ['GET', 'student-credentials'],
    ['GET', 'student-sessions'],
    ['GET', 'one-time-codes'],
    ['GET', 'account-links'],
    ['POST', 'students/login'],
    ['POST', 'students/first-register'],
    ['POST', 'students/forgot-password'],
    ['POST', 'students/reset-password'],
    ['POST', 'students'],
  ])('%s %s is closed to students', async (method, path) => {
    const headers = await loggedIn(portal.payload, asha)
    const body = method === 'POST' ? { email: 'x@example.in', password: PASSWORD, name: 'X', token: 'x' } : undefined
    const answer = await portal.call(method, `/api/${path}`, body, headers)
    expect([400, 401, 403, 404]).toContain(answer.status)
  })
})
