import { describe, expect, it } from 'vitest'
import { SERVICE_LIST } from '../process/service-list.ts'
import { belowMinimum, countsOn, mayReach } from './counting.ts'
import type { Finding } from './validity.ts'

const low = { score: 440_000, minimum: 450_000 }
const placed = {
  subject: 'History',
  lists: [] as { list: string }[],
  findings: [] as Finding[],
  verification: 'verified' as const,
  verifiedMarks: null,
}
const lists = ['History', 'Bengali', SERVICE_LIST]
const counted = (change: Partial<Parameters<typeof countsOn>[1]>) =>
  lists.map((list) => countsOn(list, { ...placed, ...change }))

describe('a choice counts', () => {
  it('on the lists on which the applicant stands or would', () => {
    expect(counted({})).toEqual(['yes', 'no', 'no'])
    expect(counted({ lists: lists.map((list) => ({ list })) })).toEqual(['yes', 'yes', 'yes'])
    expect(countsOn('', { ...placed, subject: '' })).toBe('yes')
  })

  it('as a possibility below the minimum, until the marks are verified', () => {
    const findings: Finding[] = [{ code: 'marks-unverified' }, { code: 'below-minimum', ...low }]
    expect(counted({ findings, verification: 'typed' })).toEqual(['if-listed', 'no', 'no'])
    expect(counted({ findings: findings.slice(1) })).toEqual(['no', 'no', 'no'])
  })

  it('as long as a claim that is not checked yet would be enough', () => {
    const withClaim = (lowest: number): Finding[] => [{ code: 'below-minimum', ...low, lowest }]
    expect(counted({ findings: withClaim(440_000) })[0]).toBe('if-listed')
    expect(counted({ findings: withClaim(440_001) })[0]).toBe('no')
  })

  it('on the list by length of service, whatever the marks are', () => {
    const lists = [{ list: SERVICE_LIST }]
    const verifiedMarks = { further: ['Bengali'] }
    const only = (lowest?: number): Finding[] => [{ code: 'only-service', ...low, ...(lowest && { lowest }) }]
    expect(counted({ lists, verifiedMarks, findings: only() })).toEqual(['no', 'no', 'yes'])
    expect(counted({ lists, verifiedMarks, findings: only(400_000) })).toEqual(['if-listed', 'if-listed', 'yes'])
  })
})

it('finds how far a score is below the minimum', () => {
  expect(belowMinimum([{ code: 'fee-unpaid' }])).toBeNull()
  expect(belowMinimum([{ code: 'fee-unpaid' }, { code: 'only-service', ...low }])).toMatchObject(low)
  expect([mayReach(low), mayReach({ ...low, lowest: 440_000 })]).toEqual([false, true])
})
