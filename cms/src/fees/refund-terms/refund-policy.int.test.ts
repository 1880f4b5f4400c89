import { defaultPolicy, UGC_TIERS } from '@pravesh/shared/payments/refunds/policy'
import { describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { AcademicSession } from '../../payload-types.ts'
import { addMissingTerms } from './fill-in-terms.ts'
import { refundPolicyOf } from './refund-policy.ts'

const portal = startTestPortal()

const create = (data: Partial<AcademicSession> & { year: string }) =>
  portal.payload.create({ collection: 'academic-sessions', data })

describe('the refund policy of a session', () => {
  it('starts with the tiers and the overrides of its year', async () => {
    await create({ year: '2026-2028', current: true })
    expect(await refundPolicyOf(portal.payload, '2026-2028')).toEqual(defaultPolicy('2026-2028'))
    await create({ year: '2027-2029' })
    expect(await refundPolicyOf(portal.payload, '2027-2029')).toMatchObject({ overrides: [], tiers: UGC_TIERS })
  })

  it('is what staff enter', async () => {
    const refundTerms = {
      lastAdmissionDay: '2028-07-15T12:00:00.000Z',
      overrides: [{ until: '2028-05-31T12:00:00.000Z', keepPaise: 0 }],
      tiers: [{ fromDays: 0, percent: 75 }],
      processingPercent: 2,
      processingMaxPaise: 100_000,
    }
    await create({ year: '2028-2030', refundTerms })
    expect(await refundPolicyOf(portal.payload, '2028-2030')).toEqual({
      lastAdmissionDay: '2028-07-15',
      overrides: [{ until: '2028-05-31', keepPaise: 0 }],
      tiers: [{ fromDays: 0, percent: 75 }],
      processing: { percent: 2, maxPaise: 100_000 },
    })
  })

  it('is the default one for an unknown session', async () => {
    expect(await refundPolicyOf(portal.payload, '2031-2033')).toEqual(defaultPolicy('2031-2033'))
  })

  it.each([
    ['a deduction above ₹5,000', { processingMaxPaise: 500_001 }],
    ['a deduction above 5 %', { processingPercent: 6 }],
    ['a tier above 100 %', { tiers: [{ fromDays: 0, percent: 101 }] }],
  ])('refuses %s', async (_, refundTerms) => {
    await expect(create({ year: '2035-2037', refundTerms })).rejects.toThrow()
  })

  it('is added to sessions from before, once, and keeps what staff change later', async () => {
    const { payload } = portal
    const { id } = await create({ year: '2029-2031' })
    await payload.update({ collection: 'academic-sessions', id, data: { refundTerms: { tiers: [], overrides: [] } } })
    await addMissingTerms(payload)
    expect((await payload.findByID({ collection: 'academic-sessions', id })).refundTerms?.tiers).toHaveLength(4)
    const tiers = [{ fromDays: 0, percent: 10 }]
    await payload.update({ collection: 'academic-sessions', id, data: { refundTerms: { tiers } } })
    await addMissingTerms(payload)
    expect((await payload.findByID({ collection: 'academic-sessions', id })).refundTerms?.tiers).toMatchObject(tiers)
  })
})
