import { describe, expect, it } from 'vitest'
import { TODAY } from '../fixtures/answers.ts'
import { disabilityQuestions } from '../questions/claims.ts'
import { checkOf, claimState, claimsIn, claimsShown, contentOf, lastDayOf, statedIn } from './claim-states.ts'
import { reservationOn } from './reservation-rules.ts'
import { endOfFinancialYear, validitySource } from './validity-rules.ts'

const sc = { category: 'SC', community: 'BAGDI', categoryNumber: 'SC/1', categoryIssuedOn: '2019-05-01' }
const confirmed = {
  verdict: 'confirmed',
  reason: '',
  by: 'Mina Das',
  at: '',
  stated: statedIn('category', sc),
} as const
const refused = { ...confirmed, verdict: 'refused', reason: 'We cannot read the seal.' } as const

describe('the claims of answers', () => {
  it.each([
    [{ category: 'GENERAL' }, []],
    [{ category: 'GENERAL/EWS' }, []],
    [{ category: 'EWS', speciallyAbled: 'NO' }, ['category']],
    [{ category: 'OBC', speciallyAbled: 'YES', deputed: 'YES', minority: 'NO' }, ['category', 'disability', 'deputed']],
    [{ exServiceman: 'YES', minority: 'YES' }, ['minority', 'exServiceman']],
  ])('%j', (answers, claims) => expect(claimsIn(answers)).toEqual(claims))
})

describe('the state of a claim', () => {
  const state = (checks: object, answers: object = sc) => claimState('category', { answers, checks, today: TODAY })

  it('is what staff said, as long as the student states the same', () => {
    expect(state({})).toBe('open')
    expect(state({ category: confirmed })).toBe('confirmed')
    expect(state({ category: refused })).toBe('refused')
    for (const changed of [{ category: 'ST' }, { community: 'BAURI' }, { categoryNumber: 'SC/2' }])
      expect(state({ category: confirmed }, { ...sc, ...changed })).toBe('open')
    // An answer to another question changes nothing.
    expect(checkOf('category', { ...sc, gender: 'MALE' }, { category: confirmed })).toBe(confirmed)
  })

  it('expires after the last day of the certificate, unless it was refused', () => {
    const until = (categoryValidUntil: string, check: object) => {
      const answers = { ...sc, categoryValidUntil }
      return state({ category: { ...check, stated: statedIn('category', answers) } }, answers)
    }
    expect(until(TODAY, confirmed)).toBe('confirmed')
    expect(until('2026-11-20', confirmed)).toBe('expired')
    expect(until('2026-11-20', refused)).toBe('refused')
    expect(state({}, { ...sc, categoryValidUntil: '2026-11-20' })).toBe('expired')
  })
})

describe('a disability', () => {
  const stated = { speciallyAbled: 'YES', disabilityPercentage: '40%', disabilityType: 'LOW VISION' }

  it('is shown with its exact percentage where the applicant states one', () => {
    expect(contentOf('disability', stated)).toEqual(['40%', 'LOW VISION'])
    expect(contentOf('disability', { ...stated, disabilityExact: '45' })).toEqual(['45%', 'LOW VISION'])
    expect(statedIn('disability', { ...stated, disabilityExact: '45' })).not.toBe(statedIn('disability', stated))
  })

  it('asks for it from 40 to 100, but not below the benchmark', () => {
    const question = disabilityQuestions.find(({ name }) => name === 'disabilityExact')
    const errors = ['39', '40', '45', '100', '101', '4', '40.5'].map((typed) => question?.check?.(typed, stated, TODAY))
    expect(errors.map((error) => error === null)).toEqual([false, true, true, true, false, false, false])
    expect(question?.when?.(stated)).toBe(true)
    expect(question?.when?.({ ...stated, disabilityPercentage: '20%' })).toBe(false)
    expect(question?.when?.({ speciallyAbled: 'NO' })).toBe(false)
  })
})

describe('the last day of a certificate', () => {
  it.each([
    ['2026-03-31', '2026-03-31'],
    ['2026-04-01', '2027-03-31'],
    ['2026-12-31', '2027-03-31'],
  ])('of EWS of %s is the end of the financial year, %s', (categoryIssuedOn, lastDay) => {
    expect(endOfFinancialYear(categoryIssuedOn)).toBe(lastDay)
    expect(lastDayOf('category', { category: 'EWS', categoryIssuedOn })).toBe(lastDay)
    expect(validitySource('category', { category: 'EWS', categoryIssuedOn })).toContain('36039/1/2019')
  })

  it('is the one that it names', () => {
    const named = { category: 'EWS', categoryIssuedOn: '2026-04-01', categoryValidUntil: '2026-12-31' }
    expect(lastDayOf('category', named)).toBe('2026-12-31')
    expect(validitySource('category', named)).toBe('')
  })

  it('is unknown where no rule has one', () => {
    expect(lastDayOf('category', sc)).toBeNull()
    expect(lastDayOf('category', { category: 'EWS', categoryIssuedOn: '2018-12-31' })).toBeNull()
    expect(lastDayOf('disability', { category: 'EWS', categoryIssuedOn: '2026-04-01' })).toBeNull()
  })
})

it('shows students what they claim, and why it was not accepted', () => {
  expect(claimsShown({ answers: sc, checks: { category: refused }, today: TODAY })).toEqual([
    { claim: 'category', content: ['SC', 'BAGDI'], state: 'refused', reason: refused.reason, lastDay: null },
  ])
})

it.each([
  ['2016-06-15', 'SC', null],
  ['2016-06-16', 'SC', 22],
  ['2025-05-31', 'OBC-A', 10],
  ['2025-06-01', 'OBC-A', 7],
  ['2025-05-31', 'OBC-B', 7],
  ['2025-06-01', 'OBC-B', 10],
  ['2017-04-18', 'disability', 3],
  ['2017-04-19', 'disability', 5],
  ['2026-11-21', 'EWS', 10],
  ['2025-07-28', 'deputed', null],
  ['2025-07-29', 'deputed', 5],
] as const)('on %s, %s has a share of %s', (day, group, percent) =>
  expect(reservationOn(day, group, 'BED')?.percent ?? null).toBe(percent),
)

it('knows a share of deputed teachers for B.Ed only, which its order names', () => {
  expect(reservationOn('2026-07-01', 'deputed', 'DELED')).toBeNull()
  expect(reservationOn('2026-07-01', 'SC', 'DELED')?.percent).toBe(22)
})
