import { describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { consumeLimit, refundLimit } from './consume-limit.ts'
import { sweepRateLimits } from './sweep-rate-limits.ts'

const portal = startTestPortal()
const noon = new Date('2026-11-02T12:00:00.000Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

const consume = (subject: string, { limit = 5, amount = 1, now = noon } = {}) =>
  consumeLimit({ payload: portal.payload, name: 'test', subject, limit, amount, windowMs: 60 * 60_000, now })

describe('consumeLimit', () => {
  it('allows up to the limit and then returns the time to wait', async () => {
    for (let i = 0; i < 5; i++) expect(await consume('a')).toEqual({ allowed: true })
    expect(await consume('a')).toEqual({ allowed: false, retryAfterSeconds: 3600 })
    expect(await consume('a', { now: after(45) })).toEqual({ allowed: false, retryAfterSeconds: 900 })
    expect(await consume('b')).toEqual({ allowed: true })
  })

  it('counts amounts and never exceeds the limit', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => consume('bytes', { limit: 100, amount: 30 })))
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(3)
    expect(await consume('bytes', { limit: 100, amount: 11 })).toMatchObject({ allowed: false })
    expect(await consume('bytes', { limit: 100, amount: 10 })).toEqual({ allowed: true })
    expect(await consume('too much', { limit: 100, amount: 101 })).toEqual({ allowed: false, retryAfterSeconds: 3600 })
    expect(await consume('bytes', { limit: 100, amount: 100, now: after(60) })).toEqual({ allowed: true })
  })

  it('starts a new window after the old one ends', async () => {
    await consume('c', { limit: 1 })
    expect(await consume('c', { limit: 1, now: after(59) })).toMatchObject({ allowed: false })
    expect(await consume('c', { limit: 1, now: after(60) })).toEqual({ allowed: true })
    expect(await consume('c', { limit: 1, now: after(61) })).toMatchObject({ allowed: false })
  })

  it('is exact under concurrency, for the first count and for a new window', async () => {
    for (const now of [noon, after(60)]) {
      const all = await Promise.all(Array.from({ length: 40 }, () => consume('crowd', { limit: 20, now })))
      expect(all.filter(({ allowed }) => allowed)).toHaveLength(20)
    }
  })

  it('reverts a count', async () => {
    await consume('d', { limit: 1 })
    await refundLimit({ payload: portal.payload, name: 'test', subject: 'd' })
    expect(await consume('d', { limit: 1 })).toEqual({ allowed: true })
  })

  it('stores no address in clear', async () => {
    await consume('203.0.113.77')
    const { docs } = await portal.payload.find({ collection: 'rate-limits', limit: 0 })
    expect(docs.length).toBeGreaterThan(0)
    for (const row of docs) expect(row.key).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(docs)).not.toContain('203.0.113')
  })

  it('sweeps expired counters', async () => {
    await consume('e', { now: after(30) })
    await sweepRateLimits({ payload: portal.payload, now: after(61) })
    const { docs } = await portal.payload.find({ collection: 'rate-limits', limit: 0 })
    expect(docs.every((row) => new Date(row.windowEndsAt) > after(61))).toBe(true)
    expect(docs.length).toBeGreaterThan(0)
  })
})
