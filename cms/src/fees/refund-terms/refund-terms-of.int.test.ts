import { COURSE_CODES, type CourseCode } from '@pravesh/shared/courses/courses'
import { SPECIFIED, SPECIFIED_CLAUSE } from '@pravesh/shared/payments/refunds/agreed-terms'
import { defaultPolicy } from '@pravesh/shared/payments/refunds/policy'
import { describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { AcademicSession } from '../../payload-types.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { courseRefundsText } from './course-refunds-text.ts'
import { addMissingTerms } from './fill-in-terms.ts'
import { refundTermsOf } from './refund-terms-of.ts'

const portal = startTestPortal()

const create = (data: Partial<AcademicSession> & { year: string }) =>
  portal.payload.create({ collection: 'academic-sessions', data })

const termsOf = (sessionYear: string, course: CourseCode = 'BED') =>
  refundTermsOf({ payload: portal.payload, course, sessionYear })
const followsSchedule = { courseTerms: { BED: { kind: 'schedule' } } } as const

describe('the refund terms of a course and session', () => {
  it('are those of the specification until staff choose a schedule', async () => {
    await create({ year: '2026-2028', current: true })
    for (const course of COURSE_CODES) expect(await termsOf('2026-2028', course)).toEqual(SPECIFIED)
    expect(await termsOf('2031-2033')).toEqual(SPECIFIED)
  })

  it('are the schedule of the session for the courses that staff choose it for, with its yearly rules', async () => {
    await create({ year: '2024-2026', ...followsSchedule })
    expect(await termsOf('2024-2026')).toEqual({ kind: 'schedule', policy: defaultPolicy('2024-2026') })
    expect(await termsOf('2024-2026', 'DELED')).toEqual(SPECIFIED)
  })

  it('are the schedule that staff enter', async () => {
    const refundTerms = {
      lastAdmissionDay: '2028-07-15T12:00:00.000Z',
      overrides: [{ until: '2028-05-31T12:00:00.000Z', keepPaise: 0 }],
      tiers: [{ fromDays: 0, percent: 75 }],
      processingPercent: 2,
      processingMaxPaise: 100_000,
    }
    const courseTerms = {
      ...followsSchedule.courseTerms,
      DPHARM: { kind: 'schedule', lastAdmissionDay: '2028-08-01T12:00:00.000Z' },
    } as const
    await create({ year: '2028-2030', refundTerms, courseTerms })
    const policy = {
      lastAdmissionDay: '2028-07-15',
      overrides: [{ until: '2028-05-31', keepPaise: 0 }],
      tiers: [{ fromDays: 0, percent: 75 }],
      processing: { percent: 2, maxPaise: 100_000 },
    }
    expect(await termsOf('2028-2030')).toEqual({ kind: 'schedule', policy })
    expect(await termsOf('2028-2030', 'DPHARM')).toEqual({
      kind: 'schedule',
      policy: { ...policy, lastAdmissionDay: '2028-08-01' },
    })
  })

  it('are in policies as agreements have them', async () => {
    const said = () => courseRefundsText.value(recordsOf({ payload: portal.payload }))
    expect(await said()).toBe(`Fees are not returnable. ${SPECIFIED_CLAUSE}`)
    await create({ year: '2034-2036', current: true, ...followsSchedule })
    expect(await said()).toMatch(
      /^B\.Ed: Fees are returned by a schedule\. .* D\.El\.Ed, D\.Pharm: Fees are not returnable\./,
    )
  })

  it.each([
    ['a deduction above ₹5,000', { processingMaxPaise: 500_001 }],
    ['a deduction above 5 %', { processingPercent: 6 }],
    ['a tier above 100 %', { tiers: [{ fromDays: 0, percent: 101 }] }],
  ])('refuses %s', async (_, refundTerms) => {
    await expect(create({ year: '2035-2037', refundTerms })).rejects.toThrow()
  })

  it('have a schedule that is added to sessions from before, once, and keep what staff change later', async () => {
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
