/** @sqlite-only input checking of calls, whose operations have tests that run on both databases */

import { consentCalls, consentFields } from '@pravesh/shared/accounts/consent/wire'
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anActiveStudent, loggedIn, PASSWORD } from '../../test/builders/students.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from '../../test/hostile.ts'
import { somePairs } from '../../test/pairs.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { deleteRows } from '../database/records/delete-rows.ts'

const portal = startTestPortal()
const calls = { ...accountCalls, ...consentCalls }
type Call = keyof typeof calls
const names = Object.keys(calls) as Call[]
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const NOTICE = { privacy_version: PRIVACY_NOTICE_VERSION, privacy_language: 'en' }

/** A well-formed body for each call; the ids and tokens in it do not exist, only Asha's account does. */
const bodies: Partial<Record<Call, Record<string, unknown>>> = {
  login: { email: 'asha@example.in', password: PASSWORD },
  logout: {},
  register: { name: 'A', email: 'new@example.in', phone: '9830011111', role: 'Guest', password: PASSWORD },
  sendPhoneCode: { phonenumber: '9830012345' },
  checkPhoneCode: { phonenumber: '9830012345', ver_id: UNKNOWN, otp_code: '123456' },
  verifyOldAccount: { email: 'old@example.in' },
  activateByCode: { userid: UNKNOWN, otp: '123456' },
  activateByLink: { activation_token: 'x' },
  forgotPassword: { email: 'asha@example.in' },
  resetPassword: { password: PASSWORD, activation_token: 'x' },
  changePassword: { password: 'Wrong@1', npassword: 'Marigold@2' },
  resendEmailCode: { userid: UNKNOWN },
  sendCorrectionCode: { userid: UNKNOWN },
  correctEmail: { userid: UNKNOWN, otp: '123456', email: 'new@example.in' },
  requestDeletion: { password: 'Wrong@1' },
  withdrawDeletion: {},
  sendNewEmailCode: { email: 'new@example.in', password: 'Wrong@1' },
  changeEmail: { email: 'new@example.in', otp: '123456' },
  sendNewPhoneCode: { phonenumber: '9830011111', password: 'Wrong@1' },
  changePhone: { phonenumber: '9830011111', otp: '123456' },
  chooseMessages: { declined: ['fees:email'] },
  chooseConsent: { purpose: 'whatsapp', given: true, is_adult: true, ...NOTICE },
  noticeShown: NOTICE,
}

/** Expected status by caller. Staff count as strangers, and calls that need no login ignore the session. */
const expected: Record<Call, { stranger: number; student: number; otherStudent: number; staff: number }> = {
  whoAmI: { stranger: 401, student: 200, otherStudent: 200, staff: 401 },
  session: { stranger: 200, student: 200, otherStudent: 200, staff: 200 },
  login: { stranger: 200, student: 200, otherStudent: 200, staff: 200 },
  logout: { stranger: 200, student: 200, otherStudent: 200, staff: 200 },
  register: { stranger: 400, student: 400, otherStudent: 400, staff: 400 },
  sendPhoneCode: { stranger: 200, student: 200, otherStudent: 200, staff: 200 },
  checkPhoneCode: { stranger: 400, student: 400, otherStudent: 400, staff: 400 },
  verifyOldAccount: { stranger: 200, student: 200, otherStudent: 200, staff: 200 },
  verificationOf: { stranger: 404, student: 404, otherStudent: 404, staff: 404 },
  activateByCode: { stranger: 400, student: 400, otherStudent: 400, staff: 400 },
  activateByLink: { stranger: 400, student: 400, otherStudent: 400, staff: 400 },
  forgotPassword: { stranger: 200, student: 200, otherStudent: 200, staff: 200 },
  resetPassword: { stranger: 400, student: 400, otherStudent: 400, staff: 400 },
  changePassword: { stranger: 401, student: 400, otherStudent: 400, staff: 401 },
  resendEmailCode: { stranger: 404, student: 404, otherStudent: 404, staff: 404 },
  sendCorrectionCode: { stranger: 404, student: 404, otherStudent: 404, staff: 404 },
  correctEmail: { stranger: 404, student: 404, otherStudent: 404, staff: 404 },
  myData: { stranger: 401, student: 200, otherStudent: 200, staff: 401 },
  requestDeletion: { stranger: 401, student: 400, otherStudent: 400, staff: 401 },
  withdrawDeletion: { stranger: 401, student: 200, otherStudent: 200, staff: 401 },
  sendNewEmailCode: { stranger: 401, student: 400, otherStudent: 400, staff: 401 },
  changeEmail: { stranger: 401, student: 400, otherStudent: 400, staff: 401 },
  sendNewPhoneCode: { stranger: 401, student: 400, otherStudent: 400, staff: 401 },
  changePhone: { stranger: 401, student: 400, otherStudent: 400, staff: 401 },
  chooseMessages: { stranger: 401, student: 200, otherStudent: 200, staff: 401 },
  myConsents: { stranger: 401, student: 200, otherStudent: 200, staff: 401 },
  chooseConsent: { stranger: 401, student: 200, otherStudent: 200, staff: 401 },
  noticeShown: { stranger: 401, student: 200, otherStudent: 200, staff: 401 },
}
type Who = keyof (typeof expected)['login']

let headersOf: Record<Who, () => Promise<Record<string, string>>>
beforeAll(async () => {
  const asha = await anActiveStudent(portal.payload, { email: 'asha@example.in', name: 'ASHA' })
  const ravi = await anActiveStudent(portal.payload, { email: 'ravi@example.in', name: 'RAVI' })
  const clerk = {
    name: 'Clerk',
    email: 'clerk@example.in',
    password: 'a long staff password',
    roles: ['administrator' as const],
  }
  await portal.payload.create({ collection: 'staff', data: clerk })
  headersOf = {
    stranger: async () => ({}),
    student: () => loggedIn(portal.payload, asha),
    otherStudent: () => loggedIn(portal.payload, ravi),
    staff: async () => {
      const { headers } = await portal.call('POST', '/api/staff/login', {
        email: clerk.email,
        password: clerk.password,
      })
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      return { cookie, origin: 'http://localhost:3000' }
    },
  }
})
beforeEach(() => clearLimits())

async function clearLimits() {
  for (const collection of ['rate-limits', 'one-time-codes'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  }
}

const call = (name: Call, body: unknown, headers: Record<string, string> = {}, uid = UNKNOWN) => {
  const { method } = calls[name]
  const path = callAddress(calls[name], { uid })
  return portal.call(method.toUpperCase(), path, method === 'get' ? undefined : body, headers)
}

describe.each(names)('%s', (name) => {
  it.each(['stranger', 'student', 'otherStudent', 'staff'] as const)('by %s', async (who) => {
    const answer = await call(name, bodies[name], await headersOf[who]())
    expect(answer.status).toBe(expected[name][who])
    expect(answer.reply).toMatchObject({ success: answer.status === 200, msg: expect.any(String) })
    expect(answer.text).not.toMatch(/hash|stack|SQLITE|Mongo/i)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

it('shows each student only their own data', async () => {
  for (const [who, name] of [
    ['student', 'ASHA'],
    ['otherStudent', 'RAVI'],
  ] as const) {
    const headers = await headersOf[who]()
    expect((await call('whoAmI', undefined, headers)).reply.userInfo.name).toBe(name)
    expect((await call('session', undefined, headers)).reply.userInfo.name).toBe(name)
    const data = await call('myData', undefined, headers)
    expect(data.reply.result.account.name).toBe(name)
    expect(data.text).not.toContain(name === 'ASHA' ? 'ravi@example.in' : 'asha@example.in')
  }
})

it.each(['stranger', 'staff'] as const)('has no user for a %s', async (who) => {
  expect((await call('session', undefined, await headersOf[who]())).reply.userInfo).toBeNull()
})

const sent = (Object.entries({ ...accountFields, ...consentFields }) as [Call, Record<string, string>][]).flatMap(
  ([name, fields]) => Object.values(fields).map((field) => [name, field] as const),
)
const OPTIONAL = [
  'ver_id of register',
  'privacy_version of register',
  'privacy_language of register',
  'agreed_purposes of register',
  'is_adult of register',
  'is_adult of chooseConsent',
  'next of register',
  'next of forgotPassword',
  'next of correctEmail',
]

const isRequired = ([name, field]: (typeof sent)[number]) => !OPTIONAL.includes(`${field} of ${name}`)

it.each(sent.filter(isRequired))('%s requires %s', async (name, field) => {
  const { [field]: _, ...rest } = bodies[name] ?? {}
  const answer = await call(name, rest, await headersOf.student())
  expect(answer).toMatchObject({ status: 400, reply: { success: false, errors: [{ field }] } })
  expect(answer.reply.msg).toMatch(/^\S/)
})

describe('each field of a call', () => {
  const withField = async ([name, field]: (typeof sent)[number], value: unknown) => {
    await clearLimits()
    return call(name, { ...bodies[name], [field]: value }, await headersOf.student())
  }

  it('rejects values that are not text', async () => {
    for (const [of, [reason, value]] of somePairs(sent, HOSTILE_VALUES)) {
      const [name, field] = of
      // Any text, white space included, may be a current password.
      if (typeof value === 'string' && /password|token|ver_id/.test(field)) continue
      if (typeof value === 'boolean' && /^(?:given|is_adult)$/.test(field)) continue
      const answer = await withField(of, value)
      const isRight = answer.status === 400 || (field === 'userid' && answer.status === 404)
      expect(isRight, `${name}: ${field}: ${reason}: ${answer.text}`).toBe(true)
      expect(answer.reply.success).toBe(false)
    }
  })

  it('survives hostile text', async () => {
    for (const [of, [reason, text]] of somePairs(sent, HOSTILE_TEXTS)) {
      const answer = await withField(of, text)
      // A new password may be any strong text, but nothing here is one.
      expect([400, 401, 404, 413], `${of.join(': ')}: ${reason}: ${answer.text}`).toContain(answer.status)
    }
  })
})

it('rejects a body that is too large', async () => {
  const huge = { ...bodies.login, more: 'x'.repeat(20_000) }
  expect(await call('login', huge)).toMatchObject({ status: 413, reply: { success: false } })
})

it('ignores unknown fields', async () => {
  const extra = {
    isApproved: true,
    state: 'ACTIVE',
    role: 'Admin',
    _id: UNKNOWN,
    id: UNKNOWN,
    $set: { role: 'Student' },
  }
  expect(await call('register', { ...bodies.register, ...extra })).toMatchObject({ status: 400 })
})

it('finds no verification by an invalid handle', async () => {
  for (const [, text] of HOSTILE_TEXTS) {
    const answer = await call('verificationOf', undefined, {}, text)
    expect([400, 404]).toContain(answer.status)
  }
})
