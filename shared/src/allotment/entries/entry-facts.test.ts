import { describe, expect, it } from 'vitest'
import type { ProcessRules } from '../process/rules.ts'
import type { Applicant } from './check-validity.ts'
import type { Marks } from './entry.ts'
import { entryFacts } from './entry-facts.ts'

const RULES: ProcessRules = {
  pack: { name: 'Test', version: '1', source: 'Test' },
  scoring: { kind: 'best-of', count: 5, atLeast: { kind: 'language', count: 1 }, excluded: ['environment'] },
  minimumScore: { UR: 500_000, SC: 450_000, PWD: 450_000 },
  ageLimit: { on: '2026-07-01', most: { UR: 35, SC: 40, PWD: 45 } },
  ties: ['language-marks', 'higher-secondary', 'older', 'earlier-submission'],
  categories: ['UR', 'SC', 'OBC-A', 'OBC-B'],
  groups: ['W', 'PWD'],
  moves: [],
  maxChoices: 10,
}

const APPLICANT: Applicant = {
  feePaid: true,
  state: 'sent',
  age: 20,
  documents: [{ document: 'twelfthResult', state: 'sent' }],
  claims: [],
  isFemale: false,
}

const marksOf = (...obtained: number[]): Marks => ({
  kind: 'best-of',
  subjects: obtained.map((mark, at) => ({
    name: `S${at}`,
    kind: at === 0 ? 'language' : 'elective',
    obtained: mark,
    full: 100,
  })),
})

const TIES = {
  higherSecondary: { obtained: 370, full: 500 },
  bornOn: '2006-01-31',
  submittedAt: '2026-06-01T00:00:00Z',
}

const factsOf = (change: Partial<Applicant> = {}, marks: Marks | null = marksOf(60, 60, 60, 60, 60), typed = false) =>
  entryFacts({
    applicant: { ...APPLICANT, ...change },
    rules: RULES,
    openLists: { own: 'History', further: ['Bengali', 'English'], serviceOn: '2026-07-01', serviceFrom: null },
    marks,
    verification: marks === null ? 'missing' : typed ? 'typed' : 'verified',
    verifiedMarks: typed ? null : marks,
    tieFacts: TIES,
  })

const sc = (state: 'open' | 'confirmed' | 'refused' | 'expired') => ({
  claim: 'category',
  state,
  lastDay: '2026-05-31',
  gives: ['SC' as const],
})

describe('an entry', () => {
  it('is valid with the score of its verified marks', () => {
    expect(factsOf()).toMatchObject({ score: 600_000, category: 'UR', groups: [], findings: [], isValid: true })
  })

  it.each<[string, Partial<Applicant>, Marks | null, string[]]>([
    ['an unpaid fee', { feePaid: false }, marksOf(60, 60, 60, 60, 60), ['fee-unpaid']],
    ['a request for corrections', { state: 'with-applicant' }, marksOf(60, 60, 60, 60, 60), ['sent-back']],
    ['an end', { state: 'ended', feePaid: false }, null, ['application-ended']],
    ['no marks', {}, null, ['marks-missing']],
    ['too few subjects', {}, marksOf(60, 60), ['no-score']],
    ['a score below the minimum', {}, marksOf(40, 40, 40, 40, 40), ['below-minimum']],
    ['more years than allowed', { age: 36 }, marksOf(60, 60, 60, 60, 60), ['too-old']],
    [
      'documents that are missing and refused',
      {
        documents: [
          { document: 'photo', state: 'missing' },
          { document: 'degreeResult', state: 'refused' },
        ],
      },
      marksOf(60, 60, 60, 60, 60),
      ['document-missing', 'document-refused'],
    ],
  ])('is invalid with %s', (_, change, marks, codes) => {
    const { findings, isValid } = factsOf(change, marks)
    expect([findings.map(({ code }) => code), isValid]).toEqual([codes, false])
  })

  it('has no score for a list while its marks are only typed', () => {
    expect(factsOf({}, marksOf(60, 60, 60, 60, 60), true)).toMatchObject({
      score: null,
      isValid: false,
      findings: [{ code: 'marks-unverified' }],
    })
  })

  it('stands on the list of its own subject, and with verified marks on those of further subjects, with the same score', () => {
    const { ties, lists } = factsOf()
    expect(lists).toEqual([{ list: 'History', score: 600_000, ties }])
    const marks = { ...marksOf(60, 60, 60, 60, 60), further: ['English', 'Physics'] }
    expect(factsOf({}, marks).lists).toEqual(['History', 'English'].map((list) => ({ list, score: 600_000, ties })))
    expect(factsOf({}, marks, true).lists).toEqual([])
    expect(factsOf({}, { ...marksOf(60), further: ['English'] }).lists).toEqual([])
  })

  describe('of a deputed teacher', () => {
    const deputed = (state: 'open' | 'confirmed' | 'refused') => ({
      claims: [{ claim: 'deputed', state, lastDay: null, gives: ['DEP' as const] }],
    })
    const service = [{ school: 'Shalbani High School', from: '2026-06-01', to: '2026-06-10' }]
    const marks = { ...marksOf(60, 60, 60, 60, 60), service }

    it('stands on the list by verified service once the deputation is confirmed', () => {
      const { ties, groups, lists } = factsOf(deputed('confirmed'), marks)
      expect([groups, lists]).toEqual([
        [],
        [
          { list: 'History', score: 600_000, ties },
          { list: 'Deputed teachers', score: 100_000, ties },
        ],
      ])
      const listsOf = (...of: Parameters<typeof factsOf>) => factsOf(...of).lists.map(({ list }) => list)
      expect(listsOf(deputed('open'), marks)).toEqual(['History'])
      expect(listsOf(deputed('refused'), marks)).toEqual(['History'])
      expect(listsOf({}, marks)).toEqual(['History'])
      expect(listsOf(deputed('confirmed'), marks, true)).toEqual([])
      expect(listsOf(deputed('confirmed'), { ...marks, service: [] })).toEqual(['History'])
    })

    it('needs no minimum score for it', () => {
      const low = { ...marksOf(40, 40, 40, 40, 40), service }
      expect(factsOf(deputed('confirmed'), low)).toMatchObject({
        isValid: true,
        lists: [{ list: 'Deputed teachers', score: 100_000 }],
        findings: [{ code: 'only-service', score: 400_000, minimum: 500_000 }],
      })
      expect(factsOf(deputed('open'), low)).toMatchObject({ isValid: false, findings: [{ code: 'below-minimum' }, {}] })
    })
  })

  it('has the category, minimum score and age of a confirmed claim', () => {
    const marks = marksOf(46, 46, 46, 46, 46)
    expect(factsOf({ claims: [sc('confirmed')], age: 40 }, marks)).toMatchObject({ category: 'SC', isValid: true })
    expect(factsOf({ claims: [sc('open')], age: 40 }, marks)).toMatchObject({
      category: 'UR',
      findings: [
        { code: 'below-minimum', score: 460_000, minimum: 500_000, lowest: 450_000 },
        { code: 'too-old', age: 40, most: 35 },
        { code: 'claim-unchecked', claim: 'category' },
      ],
    })
  })

  it('has a lower minimum before it only from claims that are not checked', () => {
    const below = (claims: Applicant['claims']) =>
      factsOf({ claims }, marksOf(40, 40, 40, 40, 40)).findings.find(({ code }) => code === 'below-minimum')
    const deputed = { claim: 'deputed', state: 'open' as const, lastDay: null, gives: ['DEP' as const] }
    expect(below([deputed, sc('refused')])).toEqual({ code: 'below-minimum', score: 400_000, minimum: 500_000 })
    expect(below([deputed, sc('open')])).toMatchObject({ lowest: 450_000 })
  })

  it.each([
    ['open', { code: 'claim-unchecked', claim: 'category' }],
    ['refused', { code: 'claim-refused', claim: 'category' }],
    ['expired', { code: 'claim-expired', claim: 'category', lastDay: '2026-05-31' }],
  ] as const)('stays on the list, among all, with a claim that is %s', (state, finding) => {
    expect(factsOf({ claims: [sc(state)] })).toMatchObject({ category: 'UR', findings: [finding], isValid: true })
  })

  it('ignores a claim that gives no seats in the process', () => {
    const minority = { claim: 'minority', state: 'open' as const, lastDay: null, gives: [] }
    expect(factsOf({ claims: [minority] }).findings).toEqual([])
  })

  it('has the groups of the process, and the age of persons with disabilities', () => {
    const disability = { claim: 'disability', state: 'confirmed' as const, lastDay: null, gives: ['PWD' as const] }
    const deputed = { claim: 'deputed', state: 'confirmed' as const, lastDay: null, gives: ['DEP' as const] }
    const facts = factsOf({ isFemale: true, claims: [disability, deputed], age: 45 })
    expect(facts).toMatchObject({ groups: ['W', 'PWD'], isValid: true })
    // The lowest minimum of the category and the groups.
    const marks = marksOf(45, 45, 45, 45, 45)
    expect(factsOf({ claims: [disability] }, marks)).toMatchObject({ score: 450_000, isValid: true })
    expect(factsOf({ isFemale: true }, marks).findings).toMatchObject([{ code: 'below-minimum', minimum: 500_000 }])
  })

  it('puts language marks, class 12, age and date in the order of the rules', () => {
    const born = Math.round(Date.parse('2006-01-31') / 86_400_000)
    expect(factsOf({}, marksOf(72.5, 60, 60, 60, 60)).ties).toEqual([
      725_000,
      740_000,
      -born,
      -Date.parse('2026-06-01T00:00:00Z'),
    ])
  })
})
