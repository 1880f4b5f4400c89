import { describe, expect, it } from 'vitest'
import { anActiveStudent, anUnverifiedStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { contactChangesOn, NEW_EMAIL } from '../../../test/contact-change.ts'
import { cookiesIn } from '../../../test/cookies.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { codeSentTo, messagesTo, wrongCode } from '../../../test/outbox.ts'
import { restoreResponsePadding, startTestPortal } from '../../../test/start-test-portal.ts'
import { countAll } from '../../database/records/count-all.ts'

const portal = startTestPortal()
const { account, post, login, whoAmI, later, stored, forgot, sendEmail, changeEmail, codeFor } =
  contactChangesOn(portal)
const OLD = 'asha@example.in'
const expired = { status: 400, reply: { success: false, msg: 'CODE_ERROR' } }
const session = () => loggedIn(portal.payload, account.asha)
const emails = async () =>
  (await portal.payload.find({ collection: 'students', limit: 0, depth: 0 })).docs.map(({ email }) => email).sort()

describe('a new e-mail address', () => {
  it('replaces the old one with the code sent to it, and the old one gets a notice', async () => {
    const here = await session()
    const otp = await codeFor(here)
    expect((await stored(account.asha.id)).email).toBe(OLD)
    expect(await changeEmail(here, otp)).toMatchObject({ status: 200, reply: { success: true } })
    expect((await whoAmI(here)).reply.userInfo.email).toBe(NEW_EMAIL)
    expect(await login(PASSWORD, NEW_EMAIL)).toMatchObject({ status: 200 })
    expect(await login(PASSWORD, OLD)).toMatchObject({ status: 401 })
    const [notice, ...more] = await messagesTo(portal.payload, OLD, 'contact-changed')
    expect(more).toEqual([])
    expect(notice?.subject).toBe('Your e-mail address was changed')
    expect(notice?.text).toContain('as•••@example.in')
    expect(notice?.text).not.toContain(NEW_EMAIL)
    expect(await messagesTo(portal.payload, NEW_EMAIL, 'contact-changed')).toEqual([])
  })

  it('is done once when it is sent again because the reply was lost', async () => {
    const here = await session()
    const otp = await codeFor(here)
    const [first, second] = [await changeEmail(here, otp), await changeEmail(here, otp)]
    expect([second.status, second.reply.msg]).toEqual([200, first.reply.msg])
    expect(cookiesIn(second.headers)).toBe('')
    expect(await messagesTo(portal.payload, OLD, 'contact-changed')).toHaveLength(1)
  })

  itsRule('ends all other sessions, and makes all other devices unknown', async () => {
    const first = await post('login', { email: OLD, password: PASSWORD }, { origin: 'http://localhost:3000' })
    const other = { cookie: cookiesIn(first.headers), origin: 'http://localhost:3000' }
    const here = await session()
    const changed = await changeEmail(here, await codeFor(here))
    expect(await whoAmI(here)).toMatchObject({ status: 200 })
    expect(await whoAmI(other)).toMatchObject({ status: 401 })
    const known = { cookie: cookiesIn(changed.headers), origin: 'http://localhost:3000' }
    for (let network = 1; network <= 4; network++) {
      const from = { 'x-pravesh-peer': `198.51.100.${network}`, origin: 'http://localhost:3000' }
      for (let i = 0; i < 5; i++) await post('login', { email: NEW_EMAIL, password: 'Wrong@1' }, from)
    }
    const enter = (headers: Record<string, string>) => post('login', { email: NEW_EMAIL, password: PASSWORD }, headers)
    expect(await enter(other)).toMatchObject({ status: 429 })
    expect(await enter(known)).toMatchObject({ status: 200 })
  })

  itsRule('invalidates links sent to the old one', async () => {
    const activation_token = await forgot()
    const here = await session()
    await changeEmail(here, await codeFor(here))
    expect(await post('resetPassword', { password: 'Marigold@2', activation_token })).toMatchObject({ status: 400 })
    await post('forgetPassword', { email: OLD })
    expect(await messagesTo(portal.payload, OLD, 'password-reset')).toHaveLength(1)
    later(1)
    const token = await forgot(NEW_EMAIL)
    expect(await post('resetPassword', { password: 'Marigold@2', activation_token: token })).toMatchObject({
      status: 200,
    })
  })

  itsRule('is stored in lower case, and kept with the previous one', async () => {
    const here = await session()
    await sendEmail(here, ` ${NEW_EMAIL.toUpperCase()} `)
    const otp = await codeSentTo(portal.payload, NEW_EMAIL)
    expect(await changeEmail(here, otp, NEW_EMAIL.toUpperCase())).toMatchObject({ status: 200 })
    const { reply } = await portal.call('GET', '/api/user/myData', undefined, here)
    expect(reply.result.contactChanges).toMatchObject([{ contact: 'email', from: OLD, to: NEW_EMAIL }])
    await portal.payload.delete({ collection: 'students', id: account.asha.id })
    expect(await countAll(portal.payload, 'contact-changes')).toBe(0)
  })

  itsRule('may be changed back', async () => {
    const here = await session()
    for (const email of [NEW_EMAIL, OLD]) {
      expect(await changeEmail(here, await codeFor(here, email), email)).toMatchObject({ status: 200 })
    }
    expect(await emails()).toEqual([OLD])
    for (const email of [OLD, NEW_EMAIL]) {
      expect(await messagesTo(portal.payload, email, 'contact-changed')).toHaveLength(1)
    }
  })
})

describe('a code for a new e-mail address', () => {
  it('needs the current password, and an address that is not the present one', async () => {
    const here = await session()
    const wrong = await sendEmail(here, NEW_EMAIL, 'Wrong@1')
    expect(wrong).toMatchObject({ status: 400, reply: { errors: [{ field: 'password' }] } })
    expect(await sendEmail(here, OLD)).toMatchObject({ status: 400, reply: { errors: [{ field: 'email' }] } })
    expect(await sendEmail(here, 'no address')).toMatchObject({ status: 400, reply: { errors: [{ field: 'email' }] } })
    expect(await sendEmail({})).toMatchObject({ status: 401 })
    expect(await messagesTo(portal.payload, NEW_EMAIL)).toEqual([])
  })

  itsRule('expires, allows five tries and works once', async () => {
    const here = await session()
    const first = await codeFor(here)
    later(300)
    expect(await changeEmail(here, first)).toMatchObject(expired)
    const second = await codeFor(here)
    for (let i = 0; i < 5; i++) expect((await changeEmail(here, wrongCode(second))).reply.msg).toMatch(/not the code/)
    expect(await changeEmail(here, second)).toMatchObject(expired)
    later(60)
    const third = await codeFor(here)
    const answers = await Promise.all(Array.from({ length: 8 }, () => changeEmail(here, third)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await messagesTo(portal.payload, OLD, 'contact-changed')).toHaveLength(1)
  })

  itsRule('is of no use for another address, another student or another purpose', async () => {
    const here = await session()
    const otp = await codeFor(here)
    const ravi = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    expect(await changeEmail(here, otp, 'thief@example.in')).toMatchObject(expired)
    expect(await changeEmail(ravi, otp)).toMatchObject(expired)
    expect(await post('activateEmailByOtp', { userid: account.asha.id, otp })).toMatchObject(expired)
    expect(await changeEmail({}, otp)).toMatchObject({ status: 401 })
    expect(await changeEmail(here, otp)).toMatchObject({ status: 200 })
  })
})

describe('an address that has an account', () => {
  /** Every response that a student sees who asks for the address of another person. */
  async function exercise() {
    const here = await session()
    const sent = await sendEmail(here)
    const again = await sendEmail(here)
    const wrong = await changeEmail(here, '000000')
    later(300)
    const late = await changeEmail(here, '000000')
    return JSON.stringify([sent, again, wrong, late].map(({ status, reply }) => [status, reply]))
  }

  itsRule.each(['ACTIVE', 'legacy'] as const)('is not revealed, and its owner gets a message: %s', async (holder) => {
    const free = await exercise()
    later(86_400)
    const change = holder === 'ACTIVE' ? {} : { state: 'UNVERIFIED' as const, legacy: true }
    await anActiveStudent(portal.payload, { email: NEW_EMAIL, ...change })
    const before = await messagesTo(portal.payload, NEW_EMAIL, 'email-code')
    expect(await exercise()).toBe(free)
    expect(await messagesTo(portal.payload, NEW_EMAIL, 'account-exists')).toHaveLength(1)
    expect(await messagesTo(portal.payload, NEW_EMAIL, 'email-code')).toHaveLength(before.length)
    expect(await emails()).toEqual([NEW_EMAIL, OLD])
  })

  itsRule('takes as long', async () => {
    const here = await session()
    await anActiveStudent(portal.payload, { email: NEW_EMAIL })
    restoreResponsePadding(portal.payload)
    for (const email of [NEW_EMAIL, 'nobody@example.in']) {
      const started = performance.now()
      expect(await sendEmail(here, email)).toMatchObject({ status: 200 })
      expect(performance.now() - started).toBeGreaterThan(295)
    }
  })

  it('stays with it when the account was verified after the code was sent', async () => {
    const here = await session()
    const otp = await codeFor(here)
    await anActiveStudent(portal.payload, { email: NEW_EMAIL })
    expect(await changeEmail(here, otp)).toMatchObject(expired)
    expect(await emails()).toEqual([NEW_EMAIL, OLD])
    expect(await countAll(portal.payload, 'contact-changes')).toBe(0)
    expect(await messagesTo(portal.payload, OLD, 'contact-changed')).toEqual([])
  })

  it('gives way only if that was never verified, and only with the code', async () => {
    await anUnverifiedStudent(portal.payload, { email: NEW_EMAIL })
    const here = await session()
    const otp = await codeFor(here)
    expect(await emails()).toEqual([NEW_EMAIL, OLD])
    expect(await changeEmail(here, otp)).toMatchObject({ status: 200 })
    expect(await emails()).toEqual([NEW_EMAIL])
  })

  it('goes to one of two students who change to it at once', async () => {
    const students = [account.asha, await anActiveStudent(portal.payload)]
    const sessions = await Promise.all(students.map((student) => loggedIn(portal.payload, student)))
    const codes: string[] = []
    for (const headers of sessions) codes.push(await codeFor(headers))
    const answers = await Promise.all(sessions.map((headers, index) => changeEmail(headers, codes[index] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await emails()).filter((email) => email === NEW_EMAIL)).toHaveLength(1)
    expect(await countAll(portal.payload, 'contact-changes')).toBe(1)
  })
})

it('makes one of two changes to different addresses at once', async () => {
  const here = await session()
  const targets = [NEW_EMAIL, 'asha2@example.in']
  const codes: string[] = []
  for (const email of targets) codes.push(await codeFor(here, email))
  const answers = await Promise.all(targets.map((email, index) => changeEmail(here, codes[index] ?? '', email)))
  const winners = targets.filter((_, index) => answers[index]?.status === 200)
  const { email } = await stored(account.asha.id)
  expect(winners).toContain(email)
  const notices = await messagesTo(portal.payload, OLD, 'contact-changed')
  expect(notices).toHaveLength(1)
})
