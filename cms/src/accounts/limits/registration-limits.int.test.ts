/** @sqlite-only registration.int.test.ts counts the same limits on both, with the settings of a portal */
import { DEFAULT_ADDRESS_LIMITS as defaults } from '@pravesh/shared/accounts/address-limits'
import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { anActiveStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { updateGlobalRow } from '../../database/records/global-rows.ts'

const portal = startTestPortal()
const SETTINGS = '/api/globals/registration-limits'
const ROOM = '203.0.113.9'
const form = { name: 'Asha Mondal', email: 'asha@example.in', role: 'Student', password: PASSWORD }
const OTHER = '198.51.100.7'
/** As the admin's date fields store a day from today on. */
const inDays = (days: number) => `${addDays(dayInIndia(new Date()), days)}T06:30:00.000Z`
const room = {
  address: '203.0.113.0/24',
  note: 'Computer room of a school',
  endsOn: inDays(30),
  registrationsPerHour: 50,
  codesPerDay: 70,
}
let administrator: StaffSession
let phone = 9_830_000_000

const from = (address: string) => ({ 'x-pravesh-peer': address })
const save = (change: Record<string, unknown>, headers = administrator.headers) =>
  portal.call('POST', SETTINGS, change, headers)
/** A registration without a verified phone, which is counted and then refused. */
const register = (headers: Record<string, string>) =>
  portal.call('POST', '/api/user/register', { ...form, phonenumber: String(++phone), phone: String(phone) }, headers)
const sendCode = (headers: Record<string, string>) =>
  portal.call('POST', '/api/auth/opt-verify', { phonenumber: String(++phone) }, headers)

/** How many calls are answered before the first 429. */
async function allowed(call: () => Promise<{ status: number }>): Promise<number> {
  for (let count = 0; count < 200; count++) if ((await call()).status === 429) return count
  return Number.POSITIVE_INFINITY
}

beforeAll(async () => {
  administrator = await aStaffSession(portal, ['administrator'])
})

beforeEach(async () => {
  await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: { id: { exists: true } } })
  expect((await save({ ...defaults, allowed: [] })).status).toBe(200)
})

it('limits each address as before while nothing is set', async () => {
  expect(await allowed(() => register(from(ROOM)))).toBe(40)
  expect(await allowed(() => sendCode(from(ROOM)))).toBe(60)
})

it('applies a save at once, also to addresses that have reached the earlier limit', async () => {
  await save({ registrationsPerHour: 12, codesPerDay: 20 })
  expect(await allowed(() => register(from(ROOM)))).toBe(12)
  expect(await allowed(() => sendCode(from(ROOM)))).toBe(20)
  await save({ registrationsPerHour: 15, codesPerDay: 23 })
  expect(await allowed(() => register(from(ROOM)))).toBe(3)
  expect(await allowed(() => sendCode(from(ROOM)))).toBe(3)
})

it('reads the limits once for many requests', async () => {
  const reads = vi.spyOn(portal.payload.db, 'findGlobal')
  try {
    for (let i = 0; i < 5; i++) expect((await register(from(ROOM))).status).toBe(400)
    expect(reads).toHaveBeenCalledTimes(1)
  } finally {
    reads.mockRestore()
  }
})

it.each([
  [{ registrationsPerHour: 9 }, 'Registrations an hour'],
  [{ registrationsPerHour: 1001 }, 'Registrations an hour'],
  [{ registrationsPerHour: 12.5 }, 'Registrations an hour'],
  [{ registrationsPerHour: null }, 'Registrations an hour'],
  [{ codesPerDay: 19 }, 'Codes a day'],
  [{ codesPerDay: 'many' }, 'Codes a day'],
  [{ codesPerDay: 2001 }, 'Codes a day'],
])('refuses %o and names the field', async (change, field) => {
  const { status, text } = await save(change)
  expect([status, text]).toEqual([400, expect.stringContaining(field)])
  expect(text).toContain('Enter a whole number from')
})

it('gives each address of a range limits of its own, and no other address', async () => {
  expect((await save({ allowed: [room] })).status).toBe(200)
  expect(await allowed(() => register(from('203.0.113.8')))).toBe(50)
  expect(await allowed(() => sendCode(from('203.0.113.8')))).toBe(70)
  expect(await allowed(() => register(from(OTHER)))).toBe(40)
  // The limits of others are used up; those of the room are not.
  expect(await allowed(() => register(from(ROOM)))).toBe(50)
})

it('keeps the limit of each phone', async () => {
  await save({ allowed: [room] })
  const phonenumber = '9830099999'
  const send = () => portal.call('POST', '/api/auth/opt-verify', { phonenumber }, from(ROOM))
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(429)
})

it('is not for those who only claim an address of the range', async () => {
  await save({ allowed: [room] })
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip']) {
    await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: { id: { exists: true } } })
    const headers = { ...from(OTHER), [header]: header === 'forwarded' ? `for=${ROOM}` : ROOM }
    expect(await allowed(() => register(headers)), header).toBe(40)
  }
  // What strangers counted is not counted for the room.
  expect(await allowed(() => register(from(ROOM)))).toBe(50)
})

it('has no effect after the last day, and a row that has ended can stay', async () => {
  const { payload } = portal
  const saved = JSON.parse((await save({ allowed: [room] })).text).result.allowed
  const ended = [{ ...saved[0], endsOn: inDays(-1) }]
  await updateGlobalRow({ payload, slug: 'registration-limits', data: { allowed: ended } })
  expect((await save({ registrationsPerHour: 41, allowed: ended })).status).toBe(200)
  expect(await allowed(() => register(from(ROOM)))).toBe(41)
  expect((await save({ allowed: [{ ...ended[0], endsOn: inDays(-2) }] })).status).toBe(400)
})

it.each([
  [{ address: '' }, 'Address or range'],
  [{ address: 'the school' }, 'Address or range'],
  [{ address: '0.0.0.0/0' }, 'Address or range'],
  [{ address: '::/0' }, 'Address or range'],
  [{ address: '192.168.1.0/24' }, 'Address or range'],
  [{ address: '203.0.113.9/24' }, 'Address or range'],
  [{ note: '' }, 'Note'],
  [{ note: undefined }, 'Note'],
  [{ endsOn: undefined }, 'Last day'],
  [{ endsOn: 'soon' }, 'Last day'],
  [{ endsOn: inDays(-1) }, 'Last day'],
  [{ endsOn: inDays(366) }, 'Last day'],
  [{ registrationsPerHour: 10_001 }, 'Registrations an hour'],
  [{ codesPerDay: 0 }, 'Codes a day'],
])('refuses a row with %o and names its field', async (change, field) => {
  const { status, text } = await save({ allowed: [{ ...room, ...change }] })
  expect([status, text]).toEqual([400, expect.stringContaining(`Addresses with higher limits 1 > ${field}`)])
})

it('is read and changed by administrators alone', async () => {
  const { payload } = portal
  const student = await loggedIn(payload, await anActiveStudent(payload))
  const others = await aStaffSession(portal, ['content-editor', 'admissions-officer', 'accounts', 'store'])
  for (const headers of [{}, student, others.headers]) {
    for (const path of [
      SETTINGS,
      `${SETTINGS}?depth=2&select[allowed]=true`,
      `/api/globals/registration-limits/versions`,
    ]) {
      const read = await portal.call('GET', path, undefined, headers)
      expect(read.status).toBeGreaterThanOrEqual(400)
      expect(read.text).not.toContain('registrationsPerHour')
    }
    expect((await save({ registrationsPerHour: 1000 }, headers)).status).toBe(403)
  }
  const read = await portal.call('GET', SETTINGS, undefined, administrator.headers)
  expect(JSON.parse(read.text)).toMatchObject(defaults)
})
