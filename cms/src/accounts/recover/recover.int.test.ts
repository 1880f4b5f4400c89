import { describe, expect, it } from 'vitest'
import { ashasAccount } from '../../../test/account-calls.ts'
import { anUnverifiedStudent, loggedIn } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo, tokenSentTo } from '../../../test/outbox.ts'
import { restoreResponsePadding, startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const { account, post, login, whoAmI, later, stored, forgot } = ashasAccount(portal)

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

  itsRule('takes as long whether or not the address has an account', async () => {
    restoreResponsePadding(portal.payload)
    const times: number[] = []
    for (const email of ['asha@example.in', 'nobody@example.in']) {
      const started = performance.now()
      await post('forgetPassword', { email })
      times.push(performance.now() - started)
    }
    expect(Math.min(...times)).toBeGreaterThan(295)
  })

  it('is replaced through a single-use link, which ends every session', async () => {
    const headers = await loggedIn(portal.payload, account.asha)
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
    expect(await messagesTo(portal.payload, account.asha.email, 'password-changed')).toHaveLength(1)
  })

  it('has links that expire after half an hour, and when another one is used', async () => {
    const first = await forgot()
    later(1)
    const second = await forgot()
    expect(second).not.toBe(first)
    const reset = (activation_token: string) => post('resetPassword', { password: 'Marigold@2', activation_token })
    expect(await reset(second)).toMatchObject({ status: 200 })
    expect(await reset(first)).toMatchObject({ status: 400 })
    later(900)
    const third = await forgot()
    expect(third).not.toBe(second)
    later(1800)
    expect(await reset(third)).toMatchObject({ status: 400 })
    expect(await reset(`${third.slice(0, -1)}${third.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({ status: 400 })
  })

  itsRule('cannot be reset with another kind of link, nor with a session token', async () => {
    const { authorization } = await loggedIn(portal.payload, account.asha)
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
