import { describe, expect, it } from 'vitest'
import { parseTestArguments, UsageError } from './test-arguments.ts'
import { testFiles } from './test-files.ts'
import { planTests } from './test-plan.ts'

const SQLITE = 'Integration tests on SQLite'
const MONGODB = 'Integration tests on MongoDB'

/** The titles of the parts that `npm test -- ARGUMENTS` runs, one list per stage. */
function titles(line: string, { onMongodb = true } = {}): string[][] {
  const request = parseTestArguments(line.split(' ').filter(Boolean))
  return planTests({ request, onMongodb }).map(({ lanes }) => lanes.flat().map(({ title }) => title))
}

describe('npm test', () => {
  it('runs everything, fast parts first', () => {
    expect(titles('')[0]).toEqual(['Check', 'Build', 'Unit tests'])
    expect(titles('')[1]).toEqual(expect.arrayContaining([SQLITE, MONGODB]))
    expect(titles('', { onMongodb: false })[1]).not.toContain(MONGODB)
  })

  it('runs one database after the other, beside the demo content', () => {
    const [, second] = planTests({ request: parseTestArguments([]), onMongodb: true })
    const lanes = second?.lanes.map((parts) => parts.map(({ title }) => title))
    expect(lanes).toEqual([['Demo content for the browser tests'], ['Pages of the built site'], [SQLITE, MONGODB]])
  })

  it('builds once', () => {
    expect(
      titles('')
        .flat()
        .filter((title) => title === 'Build'),
    ).toHaveLength(1)
  })
})

describe('one part', () => {
  it.each([
    ['unit', [['Unit tests']]],
    ['unit scripts/lib/test-plan', [['Unit tests']]],
    ['int codes.int', [[SQLITE, MONGODB]]],
    ['int busy.int', [[SQLITE]]],
    ['int busy.int --all', [[SQLITE, MONGODB]]],
    ['int start-portal.int', [['Build'], [SQLITE]]],
    ['int publishing/events/events.int', [['Build'], [SQLITE, MONGODB]]],
    ['int', [['Build'], [SQLITE, MONGODB]]],
    ['e2e .spec.ts', [['Browser tests']]],
  ])('npm test -- %s', (line, stages) => {
    expect(titles(line)).toEqual(stages)
  })

  it('needs no MongoDB server', () => {
    expect(titles('int codes.int', { onMongodb: false })).toEqual([[SQLITE]])
  })

  it('is rejected if the pattern matches none of its files', () => {
    expect(() => titles('unit codes.int.test')).toThrow(UsageError)
    expect(testFiles('int').some((file) => file.includes('codes.int.test'))).toBe(true)
  })
})
