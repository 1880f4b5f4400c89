/** @sqlite-only consume-limit.int.test.ts counts on both databases */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, sameOrigin, signedIn } from '../../../test/builders/staff.ts'
import { cookiesIn } from '../../../test/cookies.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'

const portal = startTestPortal()
const NEW = 'lamp by the green river'
const UNKNOWN = 'nobody@pravesh.example'
const from = (peer: string) => ({ 'x-pravesh-peer': peer })

let asha: Staff
const login = (password: string, headers = {}, email = asha.email) =>
  portal.call('POST', '/api/staff/login', { email, password }, headers)

/** What a browser keeps of a sign-in after it signed out. */
async function deviceOf(email = asha.email, earlier = ''): Promise<string> {
  const { headers } = await login(STAFF_PASSWORD, { cookie: earlier }, email)
  return /pravesh-staff-devices=[^;]+/.exec(cookiesIn(headers))?.[0] ?? ''
}
/** Wrong passwords from as many networks as it takes. */
async function lockStrangersOut(email = asha.email) {
  for (let network = 1; network <= 4; network++) {
    for (let i = 0; i < 5; i++) await login('wrong password', from(`198.51.100.${network}`), email)
  }
  expect(await login(STAFF_PASSWORD, from('198.51.100.99'), email)).toMatchObject({ status: 429 })
}

beforeEach(async () => {
  vi.useRealTimers()
  await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: { id: { exists: true } } })
  asha = await aStaffMember(portal.payload)
})

describe('a device that signed in before', () => {
  it('signs in while strangers are locked out', async () => {
    const cookie = await deviceOf()
    await lockStrangersOut()
    expect(await login('wrong password', { cookie })).toMatchObject({ status: 401 })
    expect(await login(STAFF_PASSWORD, { cookie })).toMatchObject({ status: 200 })
  })

  it('has five tries of its own, in any number of requests at once', async () => {
    const cookie = await deviceOf()
    const wrong = await Promise.all(
      Array.from({ length: 100 }, (_, i) => login(`wrong password ${i}`, { cookie, ...from(`203.0.113.${i}`) })),
    )
    expect(wrong.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
    for (let i = 0; i < 5; i++) await login('wrong password', { cookie })
    expect(await login(STAFF_PASSWORD, { cookie })).toMatchObject({ status: 429 })
    expect(await login(STAFF_PASSWORD), 'others are not affected').toMatchObject({ status: 200 })
  })

  it('is known for its account only', async () => {
    const cookie = await deviceOf()
    const bela = await aStaffMember(portal.payload)
    await lockStrangersOut(bela.email)
    await lockStrangersOut(UNKNOWN)
    expect(await login(STAFF_PASSWORD, { cookie }, bela.email)).toMatchObject({ status: 429 })
    expect(await login(STAFF_PASSWORD, { cookie }, UNKNOWN)).toMatchObject({ status: 429 })
  })

  it('remembers eight accounts, each of which can be used at any time', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => aStaffMember(portal.payload)))
    let cookie = ''
    for (const { email } of people) cookie = await deviceOf(email, cookie)
    expect(cookie.length).toBeLessThan(1000)
    const [first, second] = people
    await lockStrangersOut(first?.email)
    await lockStrangersOut(second?.email)
    expect(await login(STAFF_PASSWORD, { cookie }, first?.email)).toMatchObject({ status: 429 })
    expect(await login(STAFF_PASSWORD, { cookie }, second?.email)).toMatchObject({ status: 200 })
  })

  it.each([
    // 43 characters hold 258 bits of which the last two are unused: 'A' and 'B' at the end decode to the same signature.
    ['a changed character', (value: string) => value.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
    ['another expiry', (value: string) => value.replace(/\.(\w{1,8})\.([\w-]{43})$/, '.zzzz.$2')],
    ['nothing', () => ''],
    ['rubbish', () => 'pravesh-staff-devices=~~..a.b.c.d~'],
  ])('is not forged with %s', async (_, change) => {
    const cookie = change(await deviceOf())
    await lockStrangersOut()
    expect(await login(STAFF_PASSWORD, { cookie })).toMatchObject({ status: 429 })
  })

  it('is unknown after a year', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cookie = await deviceOf()
    vi.setSystemTime(Date.now() + 367 * 24 * 60 * 60_000)
    await lockStrangersOut()
    expect(await login(STAFF_PASSWORD, { cookie })).toMatchObject({ status: 429 })
  })

  it('stays known when PAYLOAD_SECRET changes, while the previous one is listed', async () => {
    const cookie = await deviceOf()
    await lockStrangersOut()
    const { env } = portalOf(portal.payload)
    const { payloadSecret } = env
    try {
      Object.assign(env, { payloadSecret: 'n3w-'.repeat(10), payloadSecretPrevious: payloadSecret })
      expect(await login(STAFF_PASSWORD, from('198.51.100.99')), 'the lock remains').toMatchObject({ status: 429 })
      expect(await login('wrong password', { cookie })).toMatchObject({ status: 401 })
      Object.assign(env, { payloadSecretPrevious: null })
      await lockStrangersOut()
      expect(await login('wrong password', { cookie })).toMatchObject({ status: 429 })
    } finally {
      Object.assign(env, { payloadSecret, payloadSecretPrevious: null })
    }
  })

  it('stays known after signing out and with a new e-mail address, but not with a new password', async () => {
    const { headers } = await login(STAFF_PASSWORD)
    const cookie = cookiesIn(headers)
    const elsewhere = await deviceOf()
    await portal.call('POST', '/api/staff/logout', {}, { cookie, ...sameOrigin })
    const again = { cookie: cookiesIn(headers, (await login(STAFF_PASSWORD, { cookie })).headers), ...sameOrigin }
    const body = { password: NEW, currentPassword: STAFF_PASSWORD }
    const changed = await portal.call('PATCH', `/api/staff/${asha.id}`, body, again)
    expect(changed).toMatchObject({ status: 200 })
    await lockStrangersOut()
    expect(await login(NEW, { cookie: elsewhere }), 'another device').toMatchObject({ status: 429 })
    expect(await login(NEW, { cookie: cookiesIn(headers, changed.headers) }), 'this device').toMatchObject({
      status: 200,
    })
  })
})

describe('an administrator', () => {
  it('releases an address for networks, devices and strangers', async () => {
    const office = await signedIn(portal, await aStaffMember(portal.payload))
    const cookie = await deviceOf()
    await lockStrangersOut()
    for (let i = 0; i < 5; i++) await login('wrong password', { cookie })
    const locked = [{ cookie }, from('198.51.100.1'), from('198.51.100.99')]
    for (const headers of locked) expect(await login(STAFF_PASSWORD, headers)).toMatchObject({ status: 429 })
    expect(await portal.call('POST', '/api/staff/unlock', { email: asha.email }, office)).toMatchObject({ status: 200 })
    for (const headers of locked) expect(await login(STAFF_PASSWORD, headers)).toMatchObject({ status: 200 })
  })
})

describe('one network', () => {
  it('cannot lock others out', async () => {
    for (let i = 0; i < 30; i++) await login('wrong password', from('198.51.100.1'))
    expect(await login(STAFF_PASSWORD, from('198.51.100.1'))).toMatchObject({ status: 429 })
    expect(await login(STAFF_PASSWORD, from('198.51.100.2'))).toMatchObject({ status: 200 })
  })
})
