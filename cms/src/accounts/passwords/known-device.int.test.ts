/** @sqlite-only whom a limit counts; consume-limit.int.test.ts counts in both databases */
import { describe, expect, it } from 'vitest'
import { ashasAccount } from '../../../test/account-calls.ts'
import { anActiveStudent, PASSWORD } from '../../../test/builders/students.ts'
import { cookiesIn } from '../../../test/cookies.ts'
import { messagesTo, tokenSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const { account, post, later, stored } = ashasAccount(portal)
const EMAIL = 'asha@example.in'
const NEW = 'Marigold@2'

const from = (peer: string) => ({ 'x-pravesh-peer': peer, origin: 'http://localhost:3000' })
const login = (password: string, headers: Record<string, string> = from('203.0.113.1'), email = EMAIL) =>
  post('login', { email, password }, headers)
const known = (cookie: string) => ({ cookie, origin: 'http://localhost:3000' })

async function lockStrangersOut(email = EMAIL) {
  for (let network = 1; network <= 4; network++) {
    for (let i = 0; i < 5; i++) await login('Wrong@1', from(`198.51.100.${network}`), email)
  }
  expect(await login(PASSWORD, from('198.51.100.99'), email)).toMatchObject({ status: 429 })
}

describe('the device of a student who logged in before', () => {
  it('logs in while strangers are locked out, also after logging out', async () => {
    const first = await login(PASSWORD)
    const out = await post('logout', {}, known(cookiesIn(first.headers)))
    const cookie = cookiesIn(first.headers, out.headers)
    await lockStrangersOut()
    expect((await stored(account.asha.id)).lockedUntil).toBeTruthy()
    expect(await login('Wrong@1', known(cookie))).toMatchObject({ status: 401 })
    expect(await login(PASSWORD, known(cookie))).toMatchObject({ status: 200 })
  })

  it('may be shared by a family', async () => {
    const bela = await anActiveStudent(portal.payload, { email: 'bela@example.in' })
    const first = await login(PASSWORD)
    const second = await login(PASSWORD, known(cookiesIn(first.headers)), bela.email)
    const cookie = cookiesIn(first.headers, second.headers)
    for (const email of [EMAIL, bela.email]) await lockStrangersOut(email)
    for (const email of [EMAIL, bela.email]) {
      expect(await login(PASSWORD, known(cookie), email)).toMatchObject({ status: 200 })
    }
    for (let i = 0; i < 5; i++) await login('Wrong@1', known(cookie), bela.email)
    expect(await login(PASSWORD, known(cookie), bela.email)).toMatchObject({ status: 429 })
    expect(await login(PASSWORD, known(cookie))).toMatchObject({ status: 200 })
  })

  it('changes its password while strangers are locked out, and others become unknown', async () => {
    const here = cookiesIn((await login(PASSWORD)).headers)
    const there = cookiesIn((await login(PASSWORD)).headers)
    await lockStrangersOut()
    const changed = await post('updateuserPassword', { password: PASSWORD, npassword: NEW }, known(here))
    expect(changed).toMatchObject({ status: 200 })
    expect(await login(NEW, known(there))).toMatchObject({ status: 429 })
    expect(await login(NEW, known(cookiesIn(changed.headers)))).toMatchObject({ status: 200 })
  })

  it('always gets a reset link, and a stranger cannot use up the links of others', async () => {
    const cookie = cookiesIn((await login(PASSWORD)).headers)
    const ask = (headers: Record<string, string>) => post('forgetPassword', { email: EMAIL }, headers)
    const answers = []
    for (let i = 0; i < 30; i++) answers.push(await ask(from(`198.51.100.${i}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers.at(-1)?.reply.msg).toContain('they still work')
    const sent = await messagesTo(portal.payload, EMAIL, 'password-reset')
    expect(sent).toHaveLength(2)
    expect(await ask(known(cookie))).toMatchObject({ status: 200 })
    expect(await messagesTo(portal.payload, EMAIL, 'password-reset')).toHaveLength(3)
    later(14 * 60)
    const token = /token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1]
    expect(await post('resetPassword', { password: NEW, activation_token: token })).toMatchObject({ status: 200 })
  })
})

it('makes the browser that reset the password a known one, which an attack does not lock out', async () => {
  await lockStrangersOut()
  await post('forgetPassword', { email: EMAIL })
  const activation_token = await tokenSentTo(portal.payload, EMAIL, 'password-reset')
  const reset = await post('resetPassword', { password: NEW, activation_token })
  expect(reset).toMatchObject({ status: 200 })
  later(1)
  await lockStrangersOut()
  expect(await login(NEW, known(cookiesIn(reset.headers)))).toMatchObject({ status: 200 })
})
