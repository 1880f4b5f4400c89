import { DEFAULT_ADDRESS_LIMITS as defaults } from '@pravesh/shared/accounts/address-limits'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { anActiveStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'

const portal = startTestPortal()
const SETTINGS = '/api/globals/registration-limits'
const ROOM = '203.0.113.9'
const form = { name: 'Asha Mondal', email: 'asha@example.in', role: 'Student', password: PASSWORD }
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
