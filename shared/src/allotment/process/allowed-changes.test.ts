import { describe, expect, it } from 'vitest'
import { checkRuleChanges, checkStepChanges, checkUnitChanges, type Progress, ruleChangeIn } from './allowed-changes.ts'
import type { ProcessRules } from './rules.ts'
import type { Step } from './steps.ts'
import { processFrom, TEMPLATES } from './templates/templates.ts'
import type { UnitSetting } from './units.ts'

const [, , template] = TEMPLATES
if (template === undefined) throw new Error('no template')
const { rules, steps } = processFrom(template, { sessionYear: '2026-2028', firstDay: '2026-07-01' })
const DRAFT: Progress = { state: 'draft', list: null, rounds: 0 }
const OPEN: Progress = { state: 'open', list: null, rounds: 0 }
const LISTED: Progress = { state: 'open', list: 'provisional', rounds: 0 }
const FINAL: Progress = { state: 'open', list: 'final', rounds: 0 }
const SEATED: Progress = { state: 'open', list: 'final', rounds: 1 }
const CLOSED: Progress = { state: 'closed', list: 'final', rounds: 3 }
const fields = (errors: readonly { field: string }[]) => errors.map(({ field }) => field)

it('says what a change of the rules costs', () => {
  expect([DRAFT, OPEN, LISTED, FINAL, SEATED, CLOSED].map(ruleChangeIn)).toEqual([
    'free',
    'scores',
    'lists',
    'lists',
    'fixed',
    'fixed',
  ])
})

describe('rules', () => {
  const change = (after: Partial<ProcessRules>, progress: Progress) =>
    fields(checkRuleChanges({ before: rules, after: { ...rules, ...after }, progress }))
  const newPack = { pack: { ...rules.pack, version: '2026' } }
  const otherKind: Partial<ProcessRules> = {
    scoring: { kind: 'weighted', parts: [{ examination: 'Madhyamik', weight: 100, required: true }] },
  }
  it.each<[string, Partial<ProcessRules>, Progress, string[]]>([
    ['change freely in a draft', { ...otherKind, categories: ['UR'], groups: [], maxChoices: 1 }, DRAFT, []],
    ['keep their kind of score once applicants type marks', otherKind, OPEN, ['scoring.kind']],
    ['keep their categories and groups', { groups: ['PWD'] }, OPEN, ['categories']],
    ['get more categories', { categories: [...rules.categories, 'EWS'] }, OPEN, []],
    ['never allow fewer choices', { maxChoices: rules.maxChoices - 1 }, OPEN, ['maxChoices']],
    ['need a version of their own after a list', { minimumScore: { UR: 1 } }, LISTED, ['pack.version']],
    ['keep the upper age after a list', { ageLimit: null, ...newPack }, LISTED, ['ageLimit']],
    ['keep the day for service after a list', { service: { on: '2026-07-01' }, ...newPack }, LISTED, ['service']],
    ['get a day for service before', { service: { on: '2026-07-01' } }, OPEN, []],
    ['change with a version of their own after a list', { minimumScore: { UR: 1 }, ...newPack }, FINAL, []],
    ['stay once seats were given', newPack, SEATED, ['rules']],
    ['stay in a closed process', newPack, CLOSED, ['rules']],
  ])('%s', (_, after, progress, expected) => expect(change(after, progress)).toEqual(expected))
})

describe('days', () => {
  const changed = (kind: Step['kind'], change: Partial<Step>, round?: number) =>
    steps.map((step) => (step.kind === kind && step.round === round ? { ...step, ...change } : step))
  const without = (round: number) => steps.filter((step) => step.round !== round)
  it.each<[string, Step[], string, Progress, string[]]>([
    ['change in a draft', changed('apply', { first: '2026-06-01' }), '2026-07-10', DRAFT, []],
    ['change before they come', changed('choices', { first: '2026-08-03' }), '2026-07-10', OPEN, []],
    [
      'keep the first one of what has begun',
      changed('apply', { first: '2026-07-02' }),
      '2026-07-01',
      OPEN,
      ['steps/apply/first'],
    ],
    ['allow a longer step', changed('apply', { last: '2026-07-25' }), '2026-07-22', OPEN, []],
    ['do not end in the past', changed('apply', { last: '2026-07-05' }), '2026-07-10', OPEN, ['steps/apply/last']],
    [
      'stay where a final list rests on them',
      changed('objections', { last: '2026-08-30' }),
      '2026-08-02',
      FINAL,
      ['steps/objections/last'],
    ],
    [
      'stay where a final list rests on the first of them',
      changed('objections', { first: '2026-07-28', last: '2026-08-30' }),
      '2026-08-02',
      FINAL,
      ['steps/objections/first'],
    ],
    [
      'stay where a round rests on the choices',
      changed('choices', { last: '2026-08-30' }),
      '2026-08-10',
      SEATED,
      ['steps/choices/last'],
    ],
    ['lose a round that has not begun', without(3), '2026-08-10', SEATED, []],
    ['keep a round that was published', without(1), '2026-08-01', SEATED, ['steps/rounds/1']],
    ['make a published round longer', changed('rounds', { last: '2026-08-13' }, 1), '2026-08-10', SEATED, []],
    [
      'never take days from people who were given them',
      changed('rounds', { last: '2026-08-10' }, 1),
      '2026-08-10',
      SEATED,
      ['steps/rounds/1/last'],
    ],
    [
      'stay once the seats of a round have ended',
      changed('rounds', { last: '2026-08-13' }, 1),
      '2026-08-12',
      SEATED,
      ['steps/rounds/1/last'],
    ],
    [
      'stay once a later round is published',
      changed('rounds', { last: '2026-08-13' }, 1),
      '2026-08-10',
      { ...SEATED, rounds: 2 },
      ['steps/rounds/1/last'],
    ],
    ['make a later round shorter', changed('rounds', { last: '2026-08-15' }, 2), '2026-08-10', SEATED, []],
    ['stay in a closed process', changed('joining', { last: '2026-09-30' }), '2026-08-10', CLOSED, ['steps']],
  ])('%s', (_, after, today, progress, expected) =>
    expect(fields(checkStepChanges({ before: steps, after, today, progress }))).toEqual(expected),
  )
})

describe('colleges and amounts', () => {
  const unit: UnitSetting = { code: 'SHAL', college: 'c1', collegeName: 'Shalbani', subject: '', amountPaise: 100 }
  const other = { ...unit, code: 'KANG', college: 'c2' }
  it.each<[string, UnitSetting[], Progress, string[]]>([
    ['change in a draft', [], DRAFT, []],
    ['are added to an open process', [unit, other], OPEN, []],
    ['stay once applicants can choose them', [other], OPEN, ['units']],
    ['are not added between rounds, which have the same ones', [unit, other], SEATED, ['units']],
    ['get another amount before a round', [{ ...unit, amountPaise: 200 }], FINAL, []],
    ['keep the amount for which seats were offered', [{ ...unit, amountPaise: 200 }], SEATED, ['units/SHAL']],
    ['stay in a closed process', [unit], CLOSED, ['units']],
  ])('%s', (_, after, progress, expected) =>
    expect(fields(checkUnitChanges({ before: [unit], after, progress }))).toEqual(expected),
  )
})
