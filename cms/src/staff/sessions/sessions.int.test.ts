import { beforeEach, expect, it } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, sameOrigin, signedIn, staffCookieIn } from '../../../test/builders/staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Staff } from '../../payload-types.ts'
import { sweepSignIns } from './sweep-sign-ins.ts'

const portal = startTestPortal()
type Headers = Record<string, string>

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36'

let asha: Staff
const isSignedIn = async (headers: Headers) =>
  (await portal.call('GET', '/api/staff/me', undefined, headers)).reply.user !== null
const list = async (headers: Headers) =>
  (await portal.call('GET', '/api/staff/sessions', undefined, headers)).reply.result
const post = (path: string, headers: Headers) => portal.call('POST', `/api/staff/sessions/${path}`, {}, headers)
async function signInWith(userAgent: string): Promise<Headers> {
  const body = { email: asha.email, password: STAFF_PASSWORD }
  const { headers } = await portal.call('POST', '/api/staff/login', body, { 'user-agent': userAgent })
  return { ...sameOrigin, cookie: staffCookieIn(headers) }
}

beforeEach(async () => {
  await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: { id: { exists: true } } })
  asha = await aStaffMember(portal.payload, { role: 'store' })
})

it('are listed with device, address and use, the one that asks among them', async () => {
  const office = await signInWith(FIREFOX)
  await signInWith(PHONE)
  const sessions = await list(office)
  expect(sessions).toHaveLength(2)
  const own = sessions.find((session: { isOwn: boolean }) => session.isOwn)
  expect(own).toMatchObject({ device: 'Firefox on Windows', address: expect.any(String) })
  expect(own.country, 'of a private address').toBeNull()
  expect(new Date(own.usedAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(sessions.map(({ device }: { device: string }) => device)).toContain('Chrome on Android')
})

it('end one by one, or all but one', async () => {
  const [office, phone, home] = [await signInWith(FIREFOX), await signInWith(PHONE), await signInWith(FIREFOX)]
  const [ofPhone] = (await list(phone)).filter((session: { isOwn: boolean }) => session.isOwn)
  expect(await post(`${ofPhone.id}/end`, office)).toMatchObject({ status: 200 })
  expect([await isSignedIn(office), await isSignedIn(phone), await isSignedIn(home)]).toEqual([true, false, true])
  expect(await post(`${ofPhone.id}/end`, office)).toMatchObject({ status: 404 })
  expect(await post('end-others', office)).toMatchObject({ status: 200 })
  expect([await isSignedIn(office), await isSignedIn(home)]).toEqual([true, false])
})

it('of colleagues are neither seen nor ended', async () => {
  const own = await signInWith(FIREFOX)
  const other = await signedIn(portal, await aStaffMember(portal.payload))
  const [theirs] = await list(other)
  expect((await list(own)).map(({ id }: { id: string }) => id)).not.toContain(theirs.id)
  expect(await post(`${theirs.id}/end`, own)).toMatchObject({ status: 404 })
  expect(await isSignedIn(other)).toBe(true)
})

it('are forgotten a month after their last use', async () => {
  const [ended] = await list(await signInWith(FIREFOX))
  const where = { sessionId: { equals: ended.id } }
  const old = new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString()
  const row = await readRow({ payload: portal.payload, collection: 'staff-sign-ins', where })
  await updateRow({
    payload: portal.payload,
    collection: 'staff-sign-ins',
    where: row?.id ?? '',
    data: { usedAt: old },
  })
  await sweepSignIns.run({ payload: portal.payload, now: () => new Date() })
  expect(await readRow({ payload: portal.payload, collection: 'staff-sign-ins', where })).toBeNull()
})
