/** @sqlite-only sessions.int.test.ts and recover.int.test.ts run on both */
import { describe, expect, it } from 'vitest'
import { ashasAccount } from '../../../test/account-calls.ts'
import { loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const { account, post, login, whoAmI, later, stored, forgot } = ashasAccount(portal)

describe('wrong passwords', () => {
  it('lock the address after five, whether or not it has an account', async () => {
    for (const email of [account.asha.email, 'nobody@example.in']) {
      const statuses = []
      for (let i = 0; i < 5; i++) statuses.push((await login('Wrong@1', email)).status)
      expect(statuses).toEqual([401, 401, 401, 401, 429])
      const correct = await login(PASSWORD, email)
      expect(correct).toMatchObject({ status: 429, reply: { success: false } })
      expect(correct.reply.msg).toMatch(/^Too many wrong passwords\. Try again in 15 minutes/)
      expect(Number(correct.headers.get('retry-after'))).toBe(900)
    }
    expect((await stored(account.asha.id)).lockedUntil).toBe(new Date(Date.now() + 900_000).toISOString())
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
    expect((await stored(account.asha.id)).lockedUntil ?? null).toBeNull()

    // Failures until now are forgiven; these are later ones.
    later(1)
    for (let i = 0; i < 5; i++) await login('Wrong@1')
    expect(await login('Marigold@2')).toMatchObject({ status: 429 })
    await portal.payload.update({ collection: 'students', id: account.asha.id, data: { lockedUntil: null } })
    expect(await login('Marigold@2')).toMatchObject({ status: 200 })
  })
})

describe('changing a password', () => {
  it('ends all sessions, that of the caller too', async () => {
    const [here, there] = [await loggedIn(portal.payload, account.asha), await loggedIn(portal.payload, account.asha)]
    const change = { password: PASSWORD, npassword: 'Marigold@2' }
    const changed = await post('updateuserPassword', change, here)
    expect(changed).toMatchObject({ status: 200, reply: { success: true } })
    expect(changed.headers.getSetCookie().join()).toMatch(/_pravesh_user_access_token=;[^,]*Max-Age=0/)
    expect(await whoAmI(here)).toMatchObject({ status: 401 })
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
    const headers = await loggedIn(portal.payload, account.asha)
    expect(await post('updateuserPassword', change, headers)).toMatchObject({
      status: 400,
      reply: { success: false, msg },
    })
  })

  it('invalidates concurrent logins with the old one', async () => {
    const headers = await loggedIn(portal.payload, account.asha)
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
