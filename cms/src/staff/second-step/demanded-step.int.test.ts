import { GRACE_DAYS } from '@pravesh/shared/accounts/second-factor'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, sameOrigin, signedIn, staffCookieIn } from '../../../test/builders/staff.ts'
import { cookiesIn } from '../../../test/cookies.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { codeOf, type SentHeaders, secondStep } from '../../../test/second-step.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'
import type { Role } from '../permissions/roles.ts'

const portal = startTestPortal()
const { call, login, newPerson, addApp, unfinished } = secondStep(portal)
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

describe('a portal in live mode', () => {
  beforeEach(() => {
    portalOf(portal.payload).env.mode = 'live'
  })

  itsRule.each(['administrator', 'accounts', 'admissions-officer'] as const)(
    'needs a second step of an %s',
    async (role) => {
      const headers = await newAsha(role)
      later(GRACE_DAYS * 24 * 60 * MINUTE - MINUTE)
      const inGrace = await signedIn(portal, asha)
      expect(inGrace.cookie).not.toBe('')
      later(2 * MINUTE)
      const step = await unfinished(asha)
      expect(await portal.call('POST', '/api/staff/refresh-token', {}, headers)).toMatchObject({ status: 403 })
      const { reply } = await call('propose-app', {}, step)
      const me = () => portal.call('GET', '/api/staff/me', undefined, inGrace)
      expect((await me()).reply.user).not.toBeNull()
      const { secret, token } = reply.result
      expect(await call('add-app', { token, code: '000000' }, step)).toMatchObject({ status: 400 })
      const added = await call('add-app', { token, code: codeOf(secret) }, step)
      expect(added.reply.result.recoveryCodes).toHaveLength(10)
      expect(staffCookieIn(added.headers)).not.toBe('')
      expect((await me()).reply.user, 'the session of the password alone').toBeNull()
      expect(await call('propose-app', {}, step), 'the same sign-in adds no other').toMatchObject({ status: 401 })
      later(MINUTE)
      expect(await call('finish', { code: codeOf(secret) }, await unfinished(asha))).toMatchObject({ status: 200 })
    },
  )

  it('offers it to all others', async () => {
    await newAsha('store')
    later(GRACE_DAYS * 24 * 60 * MINUTE + MINUTE)
    const headers = await signedIn(portal, asha)
    expect((await portal.call('GET', '/api/staff/second-factor/own', undefined, headers)).reply.result).toMatchObject({
      isRequired: false,
      requiredFrom: null,
    })
  })

  it('keeps the last second step where the role needs it', async () => {
    const headers = await newAsha()
    await addApp(headers)
    const { reply } = await portal.call('GET', '/api/staff/second-factor/own', undefined, headers)
    expect(reply.result.isRequired).toBe(true)
    const [{ id }] = reply.result.factors
    expect(await call(`${id}/remove`, {}, headers)).toMatchObject({ status: 409 })
  })
})

describe('a confirmation', () => {
  const confirmed = async (headers: SentHeaders) =>
    (await portal.call('GET', '/api/exports/books', undefined, headers)).status

  it('is not asked of people without a second step', async () => {
    const headers = await newAsha()
    later(60 * MINUTE)
    expect(await confirmed(headers)).toBe(200)
  })

  itsRule('is asked for exports and roles, by each session for itself', async () => {
    const headers = await newAsha()
    const { secret } = await addApp(headers)
    expect(await confirmed(headers), 'after the sign-in').toBe(200)
    later(11 * MINUTE)
    const other = await call('finish', { code: codeOf(secret) }, await unfinished(asha))
    expect(await confirmed({ ...sameOrigin, cookie: staffCookieIn(other.headers) })).toBe(200)
    const { status, text } = await portal.call('GET', '/api/exports/books', undefined, headers)
    expect([status, JSON.parse(text).confirm]).toEqual([403, true])
    const bela = await aStaffMember(portal.payload, { role: 'store' })
    const raise = () => portal.call('PATCH', `/api/staff/${bela.id}`, { roles: ['administrator'] }, headers)
    const refused = await raise()
    expect([refused.status, JSON.parse(refused.text).errors[0].data]).toEqual([403, { confirm: true }])
    expect(await call('confirm', { password: STAFF_PASSWORD }, headers), 'a password is not enough').toMatchObject({
      status: 400,
    })
    later(MINUTE)
    expect(await call('confirm', { code: codeOf(secret) }, headers)).toMatchObject({ status: 200 })
    expect(await confirmed(headers)).toBe(200)
    expect(await raise()).toMatchObject({ status: 200 })
  })

  itsRule('is asked before factors change, of people without one by their password', async () => {
    const headers = await newAsha('store')
    later(11 * MINUTE)
    expect(await call('propose-app', {}, headers)).toMatchObject({ status: 403 })
    expect(await call('confirm', { password: 'wrong password' }, headers)).toMatchObject({ status: 400 })
    expect(await call('confirm', { password: STAFF_PASSWORD }, headers)).toMatchObject({ status: 200 })
    expect(await call('propose-app', {}, headers)).toMatchObject({ status: 200 })
  })
})

it('asks a session from before sessions had rows once', async () => {
  const headers = await newAsha()
  const where = { staffId: { equals: String(asha.id) } }
  await deleteRows({ payload: portal.payload, collection: 'staff-sign-ins', where })
  expect(await call('propose-app', {}, headers)).toMatchObject({ status: 403 })
  expect(await call('confirm', { password: STAFF_PASSWORD }, headers)).toMatchObject({ status: 200 })
  expect(await call('propose-app', {}, headers)).toMatchObject({ status: 200 })
})

itsRule('lets people whose password another person typed choose their own first', async () => {
  const { secret } = await addApp(await newAsha('store'))
  await portal.payload.update({ collection: 'staff', id: asha.id, data: { passwordKnownToOthers: true } })
  const { headers, reply } = await login(asha)
  expect([staffCookieIn(headers), reply.nextStep]).toEqual(['', 'new-password'])
  later(MINUTE)
  const step = { cookie: cookiesIn(headers) }
  expect(await call('finish', { code: codeOf(secret) }, step)).toMatchObject({ status: 401 })
  expect(await call('propose-app', {}, step)).toMatchObject({ status: 401 })
})

describe('a lost second step', () => {
  it('is removed by an administrator, and by no one else', async () => {
    const administrator = await newAsha()
    const own = String(asha.id)
    const open = await newAsha('store')
    await addApp(open)
    const path = `of/${asha.id}/remove`
    const clerk = await signedIn(portal, await aStaffMember(portal.payload, { role: 'accounts' }))
    expect(await call(path, {}, clerk)).toMatchObject({ status: 403 })
    expect(await call(path, {})).toMatchObject({ status: 401 })
    expect(await call(`of/${own}/remove`, {}, administrator)).toMatchObject({ status: 404 })
    expect(await call(path, {}, administrator)).toMatchObject({ status: 200 })
    const me = await portal.call('GET', '/api/staff/me', undefined, open)
    expect(me.reply.user, 'a session on the lost device').toBeNull()
    expect(staffCookieIn((await login(asha)).headers)).not.toBe('')
    const where = { staffId: { equals: String(asha.id) } }
    expect(await readRow({ payload: portal.payload, collection: 'staff-factors', where })).toBeNull()
  })
})
