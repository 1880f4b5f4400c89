import { STEP_MINUTES } from '@pravesh/shared/accounts/second-factor'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, sameOrigin, signedIn, staffCookieIn } from '../../../test/builders/staff.ts'
import { cookiesIn } from '../../../test/cookies.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { staffTokenSentTo } from '../../../test/outbox.ts'
import { codeOf, type SentHeaders, secondStep } from '../../../test/second-step.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'
import type { Role } from '../permissions/roles.ts'

const portal = startTestPortal()
const { call, newPerson, addApp, unfinished } = secondStep(portal)
const MINUTE = 60_000
const NOON = new Date('2026-11-27T06:30:00Z')
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

let asha: Staff
async function newAsha(role?: Role): Promise<SentHeaders> {
  const { staff, headers } = await newPerson(role)
  asha = staff
  return headers
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOON)
  await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: { id: { exists: true } } })
})
afterEach(() => {
  vi.useRealTimers()
  portalOf(portal.payload).env.mode = 'demo'
})

describe('a sign-in with an authenticator app', () => {
  it('has no session before the code, and one after it', async () => {
    const { secret } = await addApp(await newAsha())
    later(MINUTE)
    const step = await unfinished(asha)
    expect((await portal.call('GET', '/api/staff/me', undefined, step)).reply.user).toBeNull()
    expect(await call('finish', { code: '000000' }, step)).toMatchObject({ status: 400 })
    const done = await call('finish', { code: codeOf(secret) }, step)
    expect(done).toMatchObject({ status: 200 })
    const me = await portal.call('GET', '/api/staff/me', undefined, {
      ...sameOrigin,
      cookie: staffCookieIn(done.headers),
    })
    expect(me.reply.user).toMatchObject({ email: asha.email })
  })

  it('accepts each code once, also by several requests at the same time', async () => {
    const { secret } = await addApp(await newAsha())
    expect(
      await call('finish', { code: codeOf(secret) }, await unfinished(asha)),
      'the code that added it',
    ).toMatchObject({
      status: 400,
    })
    later(2 * MINUTE)
    const step = await unfinished(asha)
    const code = codeOf(secret)
    const all = await Promise.all(Array.from({ length: 4 }, () => call('finish', { code }, step)))
    expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    later(MINUTE)
    expect(await call('finish', { code }, await unfinished(asha))).toMatchObject({ status: 400 })
  })

  itsRule('accepts the code before and after, for clocks that differ, and no other', async () => {
    const { secret } = await addApp(await newAsha())
    const results: number[] = []
    for (const offset of [-90_000, -30_000, 30_000, 90_000]) {
      later(10 * MINUTE)
      results.push((await call('finish', { code: codeOf(secret, offset) }, await unfinished(asha))).status)
    }
    expect(results).toEqual([400, 200, 200, 400])
  })

  itsRule('cannot be skipped: by a foreign, changed, old or missing cookie, or the password again', async () => {
    const { secret } = await addApp(await newAsha())
    later(MINUTE)
    const { cookie = '' } = await unfinished(asha)
    const other = await aStaffMember(portal.payload)
    const [name, ...rest] = cookie.split('.')
    const cookies = [
      '',
      cookie.replace('=proof', '=set-up'),
      [name, other.id, ...rest.slice(1)].join('.'),
      `${cookie}x`,
    ]
    for (const changed of cookies) {
      expect(await call('finish', { code: codeOf(secret) }, { cookie: changed })).toMatchObject({ status: 401 })
      expect(await call('propose-app', {}, { cookie: changed })).toMatchObject({ status: 401 })
    }
    expect(await call('finish', { password: STAFF_PASSWORD }, { cookie })).toMatchObject({ status: 400 })
    expect(await call('add-app', { token: 'x', code: '123456' }, { cookie })).toMatchObject({ status: 401 })
    expect(await call('confirm', { password: STAFF_PASSWORD }, { cookie })).toMatchObject({ status: 401 })
    later(STEP_MINUTES * MINUTE + 1000)
    expect(await call('finish', { code: codeOf(secret) }, { cookie })).toMatchObject({ status: 401 })
  })

  it('ends the sessions that a password alone started, with the first factor', async () => {
    const headers = await newAsha()
    const thief = await signedIn(portal, asha)
    const { secret } = await addApp(headers)
    expect((await portal.call('GET', '/api/staff/me', undefined, thief)).reply.user).toBeNull()
    expect(await portal.call('POST', '/api/staff/refresh-token', {}, thief)).toMatchObject({ status: 403 })
    expect(await call('propose-app', {}, thief)).toMatchObject({ status: 401 })
    later(MINUTE)
    const other = await call('finish', { code: codeOf(secret) }, await unfinished(asha))
    await addApp(headers)
    const another = { ...sameOrigin, cookie: staffCookieIn(other.headers) }
    for (const session of [headers, another])
      expect((await portal.call('GET', '/api/staff/me', undefined, session)).reply.user).not.toBeNull()
  })

  it('ends with a new password', async () => {
    const { secret } = await addApp(await newAsha())
    later(MINUTE)
    const step = await unfinished(asha)
    await portal.payload.update({ collection: 'staff', id: asha.id, data: { password: 'lamp by the green river' } })
    expect(await call('finish', { code: codeOf(secret) }, step)).toMatchObject({ status: 401 })
  })

  it('is locked after five wrong codes; a device that signed in before is not', async () => {
    const { secret } = await addApp(await newAsha())
    later(MINUTE)
    const done = await call('finish', { code: codeOf(secret) }, await unfinished(asha))
    const device = /pravesh-staff-devices=[^;]+/.exec(cookiesIn(done.headers))?.[0] ?? ''
    const step = await unfinished(asha)
    for (let i = 0; i < 5; i++) await call('finish', { code: `00000${i}` }, step)
    later(MINUTE)
    const refused = await call('finish', { code: codeOf(secret) }, step)
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.reply.msg).toContain('Too many wrong codes')
    const mails = await readRows({
      payload: portal.payload,
      collection: 'messages',
      where: { to: { equals: asha.email } },
      limit: 50,
    })
    expect(mails.some(({ subject }) => subject?.includes('Several wrong codes'))).toBe(true)
    const known = { cookie: `${step.cookie}; ${device}` }
    expect(await call('finish', { code: codeOf(secret) }, known)).toMatchObject({ status: 200 })
    later(MINUTE)
    expect(await call('finish', { code: codeOf(secret) }, step)).toMatchObject({ status: 429 })
    const administrator = await signedIn(portal, await aStaffMember(portal.payload))
    await portal.call('POST', '/api/staff/unlock', { email: asha.email }, administrator)
    expect(await call('finish', { code: codeOf(secret) }, step), 'unlocked').toMatchObject({ status: 200 })
  })

  it('is open again after wrong codes with a new password, by a link', async () => {
    const { secret } = await addApp(await newAsha())
    const step = await unfinished(asha)
    for (let i = 0; i < 5; i++) await call('finish', { code: `00000${i}` }, step)
    later(1000)
    await portal.call('POST', '/api/staff/forgot-password', { email: asha.email })
    const token = await staffTokenSentTo(portal.payload, asha.email)
    const chosen = { token, password: 'lamp by the green river' }
    const { headers } = await portal.call('POST', '/api/staff/reset-password', chosen)
    const cookie = /pravesh-staff-step=[^;]+/.exec(cookiesIn(headers))?.[0] ?? ''
    later(MINUTE)
    expect(await call('finish', { code: codeOf(secret) }, { cookie })).toMatchObject({ status: 200 })
  })

  it('is not stopped by a stranger on the same network', async () => {
    const { secret } = await addApp(await newAsha())
    later(MINUTE)
    const step = await unfinished(asha)
    const tries = Array.from({ length: 101 }, () => call('finish', { code: '000000' }))
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
    expect(await call('finish', { code: codeOf(secret) }, step)).toMatchObject({ status: 200 })
  })

  itsRule('limits the calls of each person', async () => {
    const headers = await newAsha('store')
    const calls = Array.from({ length: 101 }, () => call('new-recovery-codes', {}, headers))
    expect((await Promise.all(calls)).filter(({ status }) => status === 429)).toHaveLength(1)
    expect(await call('propose-app', {}, await newAsha('store'))).toMatchObject({ status: 200 })
  })
})

describe('recovery codes', () => {
  it('work once each, however they are typed, and each use is sent by e-mail', async () => {
    const { codes } = await addApp(await newAsha())
    expect(codes).toHaveLength(10)
    const [first = '', second = ''] = codes
    expect(
      await call('finish', { code: first.toUpperCase().replaceAll('-', ' ') }, await unfinished(asha)),
    ).toMatchObject({
      status: 200,
    })
    expect(await call('finish', { code: first }, await unfinished(asha))).toMatchObject({ status: 400 })
    expect(await call('finish', { code: second }, await unfinished(asha))).toMatchObject({ status: 200 })
    const mails = await readRows({
      payload: portal.payload,
      collection: 'messages',
      where: { to: { equals: asha.email } },
      limit: 50,
    })
    expect(mails.filter(({ subject }) => subject?.includes('A recovery code'))).toHaveLength(2)
  })

  itsRule('end with new ones, and are not those of a colleague', async () => {
    const headers = await newAsha()
    const { codes } = await addApp(headers)
    const { reply } = await call('new-recovery-codes', {}, headers)
    expect(await call('finish', { code: codes[0] }, await unfinished(asha))).toMatchObject({ status: 400 })
    const theirs = asha
    await addApp(await newAsha())
    expect(await call('finish', { code: reply.result.recoveryCodes[0] }, await unfinished(asha))).toMatchObject({
      status: 400,
    })
    asha = theirs
    expect(await call('finish', { code: reply.result.recoveryCodes[0] }, await unfinished(asha))).toMatchObject({
      status: 200,
    })
  })

  it('are stored as hashes, and the secret of an app encrypted', async () => {
    const { secret, codes } = await addApp(await newAsha())
    const rows = JSON.stringify(await readRows({ payload: portal.payload, collection: 'staff-factors', limit: 200 }))
    expect(rows).not.toContain(secret.replace(/\s/g, ''))
    for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''))
  })
})
