import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectOneAccountPerPhone } from '../../../test/at-once/registrations.ts'
import { anActiveStudent, anUnverifiedStudent, PASSWORD } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { codeSentTo, messagesTo, tokenSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api${path}`, body, headers)
const from = (address: string) => ({ 'x-pravesh-peer': address })

const form = { name: 'Asha Mondal', email: 'Asha@Example.in', phone: '9830012345', role: 'Student', password: PASSWORD }
const students = async () => (await portal.payload.find({ collection: 'students', limit: 0, depth: 0 })).docs

async function verifyPhone(phone: string, headers = {}) {
  const sent = await post('/auth/opt-verify', { phonenumber: phone }, headers)
  const body = { phonenumber: phone, ver_id: sent.reply.otp, otp_code: await codeSentTo(portal.payload, phone) }
  const checked = await post('/auth/opt-verify-api', body, headers)
  expect(checked).toMatchObject({ status: 200 })
  const setCookie = checked.headers.get('set-cookie') ?? ''
  return { ...body, setCookie, cookie: setCookie.split(';')[0] ?? '' }
}

beforeEach(async () => {
  for (const collection of ['students', 'messages', 'rate-limits', 'one-time-codes', 'student-sessions'] as const) {
    await portal.payload.delete({ collection, where: {} })
  }
})

describe('registration', () => {
  it('works from verifying the phone to the first login', async () => {
    const sent = await post('/auth/opt-verify', { phonenumber: '+91 98300 12345' })
    expect(sent).toMatchObject({ status: 200, reply: { success: true } })
    const code = await codeSentTo(portal.payload, '9830012345')
    expect(code).toMatch(/^\d{6}$/)
    expect(sent.text).not.toContain(code)
    const check = { phonenumber: '9830012345', ver_id: sent.reply.otp, otp_code: code }
    const checked = await post('/auth/opt-verify-api', check)
    expect(checked).toMatchObject({ status: 200, reply: { success: true } })
    const cookie = checked.headers.get('set-cookie')?.split(';')[0] ?? ''

    const registered = await post('/user/register', form, { cookie })
    expect(registered).toMatchObject({ status: 200, reply: { success: true, userID: expect.any(String) } })
    expect(await students()).toMatchObject([
      {
        name: 'ASHA MONDAL',
        email: 'asha@example.in',
        phone: '9830012345',
        role: 'Student',
        state: 'UNVERIFIED',
        isApproved: false,
        consent: { noticeVersion: PRIVACY_NOTICE_VERSION, acceptedAt: expect.any(String) },
      },
    ])
    const userid = registered.reply.userID
    const shown = await portal.call('GET', `/api/user/verifyUid/${userid}`)
    expect(shown).toMatchObject({ status: 200, reply: { success: true, mail_to: 'as•••@example.in' } })

    expect(await post('/user/login', form)).toMatchObject({ status: 403, reply: { success: false, userID: userid } })
    const otp = await codeSentTo(portal.payload, 'asha@example.in')
    expect(await post('/user/activateEmailByOtp', { userid, otp })).toMatchObject({ status: 200 })
    expect((await portal.call('GET', `/api/user/verifyUid/${userid}`)).reply.msg).toBe('ACTIVE')
    const login = await post('/user/login', { email: ' ASHA@example.in', password: PASSWORD })
    expect(login.reply).toMatchObject({
      success: true,
      msg: 'Login successfully done!',
      access_token: expect.any(String),
    })
  })

  it('can be activated once with the link', async () => {
    const { cookie } = await verifyPhone(form.phone)
    await post('/user/register', form, { cookie })
    const activation_token = await tokenSentTo(portal.payload, 'asha@example.in', 'activation-link')
    expect(await post('/user/activation', { activation_token })).toMatchObject({
      status: 200,
      reply: { msg: 'Thank You!! Your Account has been activated' },
    })
    expect(await post('/user/activation', { activation_token })).toMatchObject({ status: 400 })
    expect(await students()).toMatchObject([{ state: 'ACTIVE' }])
  })

  itsRule('remembers the page to return to, in the link too, and only pages of this site', async () => {
    const { cookie } = await verifyPhone(form.phone)
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '']) {
      expect(await post('/user/register', { ...form, next }, { cookie }), next).toMatchObject({ status: 400 })
    }
    await post('/user/register', { ...form, next: '/courses/a/enroll?x=1&y=2' }, { cookie })
    const [message] = await messagesTo(portal.payload, 'asha@example.in', 'activation-link')
    const link = new URL(/https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '')
    expect(link.searchParams.get('next')).toBe('/courses/a/enroll?x=1&y=2')
    expect(await post('/user/activation', { activation_token: link.searchParams.get('token') })).toMatchObject({
      status: 200,
    })
  })

  it('requires a verification of this phone, for this purpose, and consumes it', async () => {
    const refused = { status: 400, reply: { success: false, msg: 'please verify phone number' } }
    expect(await post('/user/register', form)).toMatchObject(refused)
    await post('/auth/opt-verify', { phonenumber: form.phone })
    expect(await post('/user/register', form)).toMatchObject(refused)
    const { cookie } = await verifyPhone('9830012346')
    const other = { ...form, phone: '9830012346' }
    expect(await post('/user/register', form, { cookie })).toMatchObject(refused)
    expect(await post('/user/register', other, { cookie })).toMatchObject({ status: 200 })
    expect(await post('/user/register', { ...other, email: 'b@example.in' }, { cookie })).toMatchObject(refused)
  })

  itsRule.each([
    ['at the same address', {}],
    ['elsewhere', from('198.51.100.7')],
    ['with a cookie of its own', { cookie: '_pravesh_phone_verification=00000000-0000-4000-8000-000000000000' }],
    ['with an empty cookie', { cookie: '_pravesh_phone_verification=' }],
  ])('rejects a phone verification of another browser: %s', async (_, headers) => {
    const { cookie } = await verifyPhone(form.phone)
    const refused = { status: 400, reply: { success: false, msg: 'please verify phone number' } }
    expect(await post('/user/register', form, headers)).toMatchObject(refused)
    expect(await post('/user/register', { ...form, ver_id: 'wrong' }, headers)).toMatchObject(refused)
    expect(await post('/user/register', { ...form, ver_id: '' }, headers)).toMatchObject(refused)
    expect(await post('/user/register', form, { cookie })).toMatchObject({ status: 200 })
  })

  itsRule('accepts the browser’s own phone verification from any network, by cookie or by id', async () => {
    const elsewhere = from('198.51.100.7')
    const first = await verifyPhone(form.phone)
    expect(first.setCookie).toMatch(
      /^_pravesh_phone_verification=[\w-]{36}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/,
    )
    const registered = await post('/user/register', form, { ...elsewhere, cookie: first.cookie })
    expect(registered).toMatchObject({ status: 200 })
    expect(registered.headers.get('set-cookie')).toMatch(/^_pravesh_phone_verification=; Path=\/; Max-Age=0;/)
    const { ver_id } = await verifyPhone('9830012346')
    const other = { ...form, phone: '9830012346', email: 'b@example.in', ver_id }
    expect(await post('/user/register', other, elsewhere)).toMatchObject({ status: 200 })
  })

  itsRule('logs in only the browser that registered, with the e-mailed code', async () => {
    const first = await verifyPhone(form.phone)
    const registered = await post('/user/register', form, { cookie: first.cookie })
    const cookieOf = ({ headers }: { headers: Headers }, name: string) =>
      headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? ''
    const mark = cookieOf(registered, '_pravesh_registration')
    expect(mark).toMatch(/^_pravesh_registration=[0-9a-f]{64}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/)
    const second = await verifyPhone('9830012346')
    const other = { ...form, phone: '9830012346', email: 'b@example.in' }
    const others = await post('/user/register', other, { cookie: second.cookie })

    const activate = async ({ reply }: typeof registered, email: string, cookie: string) => {
      const sent = { userid: reply.userID, otp: await codeSentTo(portal.payload, email) }
      return post('/user/activateEmailByOtp', sent, { cookie: cookie.split(';')[0] ?? '' })
    }
    const elsewhere = await activate(others, other.email, mark)
    expect(elsewhere).toMatchObject({ status: 200, reply: { logged_in: false } })
    expect(elsewhere.headers.getSetCookie()).toEqual([])
    const here = await activate(registered, form.email.toLowerCase(), mark)
    expect(here).toMatchObject({ status: 200, reply: { logged_in: true } })
    expect(cookieOf(here, '_pravesh_registration')).toContain('Max-Age=0')
    const session = cookieOf(here, '_pravesh_user_access_token').split(';')[0] ?? ''
    const me = await portal.call('GET', '/api/user/authVerify', undefined, { cookie: session })
    expect(me.reply.userInfo).toMatchObject({ email: form.email.toLowerCase() })
  })

  itsRule('rejects the verification cookie of another phone', async () => {
    const { cookie } = await verifyPhone('9830012346')
    await verifyPhone(form.phone)
    expect(await post('/user/register', form, { cookie })).toMatchObject({ status: 400 })
  })

  it('reveals only to its owner that an e-mail address has an account', async () => {
    await anActiveStudent(portal.payload, { email: 'asha@example.in', phone: '9999999999' })
    const { cookie } = await verifyPhone(form.phone)
    const answer = await post('/user/register', form, { cookie })
    expect(answer.reply).toMatchObject({ success: true, userID: expect.any(String) })
    expect(await students()).toHaveLength(1)
    expect(await messagesTo(portal.payload, 'asha@example.in')).toMatchObject([{ template: 'account-exists' }])
    const shown = await portal.call('GET', `/api/user/verifyUid/${answer.reply.userID}`)
    expect(shown).toMatchObject({ status: 200, reply: { mail_to: 'as•••@example.in' } })
    const wrong = await post('/user/activateEmailByOtp', { userid: answer.reply.userID, otp: '000000' })
    expect(wrong.status).toBe(400)
  })

  itsRule('reports that the phone, which was just verified, has an account', async () => {
    await anActiveStudent(portal.payload, { phone: form.phone })
    const { cookie } = await verifyPhone(form.phone)
    expect(await post('/user/register', form, { cookie })).toMatchObject({ status: 409, reply: { success: false } })
    expect(await students()).toHaveLength(1)
  })

  it('replaces unverified accounts, but not those from the old portal', async () => {
    await anUnverifiedStudent(portal.payload, { phone: form.phone })
    await anUnverifiedStudent(portal.payload, { email: 'asha@example.in' })
    const first = await verifyPhone(form.phone)
    await post('/user/register', form, { cookie: first.cookie })
    expect(await students()).toMatchObject([{ name: 'ASHA MONDAL' }])
    await portal.payload.update({ collection: 'students', where: {}, data: { legacy: true } })
    await portal.payload.delete({ collection: 'rate-limits', where: {} })
    await portal.payload.delete({ collection: 'one-time-codes', where: {} })
    const { cookie } = await verifyPhone(form.phone)
    expect(await post('/user/register', form, { cookie })).toMatchObject({ status: 409 })
  })

  it('creates one account per phone from concurrent requests', () =>
    expectOneAccountPerPhone(portal, { phones: 6, times: 6 }))
})
