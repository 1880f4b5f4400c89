/** @sqlite-only a provider's session; tracking.int.test.ts stores parcels on both databases */
import { describe, expect, it } from 'vitest'
import { courierPortal } from '../../../../test/couriers/courier-portal.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { readRow } from '../../../database/records/read-row.ts'
import { updateRow } from '../../../database/records/update-row.ts'
import { shiprocketWith } from './open-shiprocket.ts'

const portal = startTestPortal()
const { parts } = courierPortal(portal)
const HOUR = 3_600_000

/** A courier as another process would open it. */
const open = (afterMs = 0, change = {}) => {
  const settings = { ...parts.courier.settings, ...change }
  const clock = () => new Date(Date.now() + afterMs)
  return shiprocketWith({ payload: portal.payload, settings, clock })
}
const logins = () => parts.courier.requests.filter(({ path }) => path === '/auth/login').length
const row = () => readRow({ payload: portal.payload, collection: 'courier-sessions', where: {} })

describe('the token of the courier', () => {
  it('is fetched once by processes that need it at the same time, and stored encrypted', async () => {
    await Promise.all(Array.from({ length: 6 }, () => open().pickup()))
    expect(logins()).toBe(1)
    const stored = await row()
    expect(stored?.token).toMatch(/^v1\./)
    expect(JSON.stringify(stored)).not.toContain('jwt-')
  })

  it('is replaced after nine days, and at once when the courier no longer accepts it', async () => {
    await open().pickup()
    await open(8 * 24 * HOUR).pickup()
    expect(logins()).toBe(1)
    await open(9.1 * 24 * HOUR).pickup()
    expect(logins()).toBe(2)
    parts.courier.revokeToken()
    await Promise.all([open().pickup(), open().pickup(), open().pickup()])
    expect(logins()).toBe(3)
  })

  it('is fetched by the next process when one dies during its login', async () => {
    await open().pickup()
    const dueAt = new Date(Date.now() + 20_000).toISOString()
    const data = { tokenExpiresAt: null, dueAt }
    await updateRow({
      payload: portal.payload,
      collection: 'courier-sessions',
      where: { courier: { exists: true } },
      data,
    })
    await open(30_000).pickup()
    expect(logins()).toBe(2)
  })
})

describe('a refused login', () => {
  it('is not repeated, because that locks the account, until the password is corrected', async () => {
    parts.courier.controls.password = 'another password'
    for (let attempt = 0; attempt < 3; attempt++) {
      await expect(open().pickup()).rejects.toMatchObject({
        kind: 'credentials',
        message: expect.stringContaining('Invalid email and password'),
      })
    }
    expect(logins()).toBe(1)
    await open(0, { password: 'another password' }).pickup()
    expect(logins()).toBe(2)
    expect(await row()).toMatchObject({ refusedCredentials: null, refusal: null })
  })

  it('is tried again after half a day', async () => {
    parts.courier.controls.password = 'another password'
    await expect(open().pickup()).rejects.toThrow()
    parts.courier.controls.password = 'secret'
    await expect(open(11 * HOUR).pickup()).rejects.toThrow()
    await open(13 * HOUR).pickup()
    expect(logins()).toBe(2)
  })

  it('is not assumed while the courier is down', async () => {
    for (const fault of ['reset', { status: 503, html: true }] as const) {
      parts.courier.faults.next(fault)
      await expect(open().pickup()).rejects.toMatchObject({ name: 'GatewayError' })
    }
    await open().pickup()
    expect(logins()).toBe(3)
  })
})

describe('a request for fewer calls', () => {
  it('stops the calls of all processes for a minute', async () => {
    await open().pickup()
    parts.courier.faults.next({ status: 429 })
    await expect(open().pickup()).rejects.toMatchObject({ kind: 'busy' })
    const count = parts.courier.requests.length
    await expect(open().pickup()).rejects.toMatchObject({ kind: 'busy' })
    await expect(open(50_000).pickup()).rejects.toMatchObject({ kind: 'busy' })
    expect(parts.courier.requests).toHaveLength(count)
    await open(61_000).pickup()
  })
})
