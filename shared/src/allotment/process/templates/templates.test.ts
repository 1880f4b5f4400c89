import { describe, expect, it } from 'vitest'
import { rulesSchema } from '../../calls/staff-processes.ts'
import { checkRules } from '../check-rules.ts'
import type { ProcessRules } from '../rules.ts'
import { checkSteps } from '../steps.ts'
import { processFrom, TEMPLATES } from './templates.ts'

const START = { sessionYear: '2026-2028', firstDay: '2026-07-01' }
const rulesOf = (key: string): ProcessRules => {
  const template = TEMPLATES.find((each) => each.key === key)
  if (template === undefined) throw new Error(`no template ${key}`)
  return processFrom(template, START).rules
}

describe.each(TEMPLATES.map((template) => [template.key, template] as const))('the template %s', (_, template) => {
  it('has rules and days without an error, and a source', () => {
    const { rules, steps } = processFrom(template, START)
    expect(checkSteps(steps)).toEqual([])
    expect(checkRules(rules)).toEqual([])
    expect(rulesSchema.parse({ revision: 1, confirmed: false, rules }).rules).toEqual(rules)
    expect(rules.pack.source).not.toBe('')
  })
})

it('begins on the day that staff choose, and counts ages in the year of the session', () => {
  const [template] = TEMPLATES.filter(({ key }) => key === 'deled-best-five')
  if (template === undefined) throw new Error('no template')
  const { rules, steps } = processFrom(template, { ...START, firstDay: '2026-06-25' })
  expect(steps[0]).toEqual({ kind: 'apply', first: '2026-06-25', last: '2026-07-15' })
  expect(rules.ageLimit?.on).toBe('2026-07-01')
  expect(rules.service).toBeNull()
  expect(rulesOf('bed-aided').service).toEqual({ on: '2026-07-01' })
})

describe('rules', () => {
  const good = rulesOf('deled-best-five')
  const bed = rulesOf('bed-aided')
  it.each<[string, ProcessRules, string]>([
    ['another first category than UR', { ...good, categories: ['SC', 'UR', 'ST', 'OBC-A', 'OBC-B'] }, 'categories'],
    ['a category twice', { ...good, categories: [...good.categories, 'SC'] }, 'categories'],
    ['a group twice', { ...good, groups: ['PWD', 'EXS', 'PWD'] }, 'groups'],
    ['service up to a day that does not exist', { ...bed, service: { on: '2026-02-30' } }, 'service.on'],
    ['both a group and a list of deputed teachers', { ...bed, groups: ['PWD', 'DEP'] }, 'groups'],
    ['a tie rule twice', { ...good, ties: ['older', 'older'] }, 'ties'],
    ['language marks of whole examinations', { ...bed, ties: ['language-marks'] }, 'ties'],
    ['a minimum for a category that is not there', { ...good, minimumScore: { UR: 0, EWS: 1 } }, 'minimumScore.EWS'],
    ['a day that does not exist', { ...good, ageLimit: { on: '2026-02-30', most: { UR: 35 } } }, 'ageLimit.on'],
    [
      'an age for a category that is not there',
      { ...good, ageLimit: { on: '2026-07-01', most: { UR: 35, EWS: 1 } } },
      'ageLimit.most.EWS',
    ],
    [
      'seats that move in a circle',
      {
        ...good,
        moves: [
          { from: 'SC', to: 'ST' },
          { from: 'ST', to: 'SC' },
        ],
      },
      'moves',
    ],
    ['seats that move to a category that is not there', { ...good, moves: [{ from: 'SC', to: 'EWS' }] }, 'moves'],
    [
      'more demanded than counted',
      { ...good, scoring: { kind: 'best-of', count: 1, atLeast: { kind: 'language', count: 2 }, excluded: [] } },
      'scoring.atLeast.count',
    ],
    [
      'a kind both demanded and left out',
      {
        ...good,
        scoring: { kind: 'best-of', count: 5, atLeast: { kind: 'language', count: 1 }, excluded: ['language'] },
      },
      'scoring.excluded',
    ],
    [
      'an examination twice',
      {
        ...bed,
        scoring: {
          kind: 'weighted',
          parts: [
            { examination: 'Madhyamik', weight: 20, required: true },
            { examination: 'Madhyamik', weight: 30, required: true },
          ],
        },
      },
      'scoring.parts',
    ],
  ])('with %s are refused', (_, rules, field) => expect(checkRules(rules).map((error) => error.field)).toEqual([field]))
})
