import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './step.ts'
import { UsageError } from './test-arguments.ts'
import {
  globsToRun,
  LONG_TAG,
  longFiles,
  matchingFiles,
  sqliteOnlyFiles,
  tagsIn,
  tagsOf,
  testFiles,
  WITH_LONG_TESTS,
} from './test-files.ts'

describe('the test files of a part', () => {
  it('belong to no other part', () => {
    const all = [...testFiles('unit'), ...testFiles('int'), ...testFiles('e2e')]
    expect(new Set(all).size).toBe(all.length)
    expect(testFiles('unit')).toContain('scripts/lib/test-files.test.ts')
    expect(all.filter((file) => file.includes('node_modules'))).toEqual([])
  })

  it('match by part of their path, relative or absolute', () => {
    const [file = ''] = testFiles('int')
    for (const pattern of [file, `./${file}`, import.meta.resolve(`../../${file}`).replace('file://', '')]) {
      expect(matchingFiles('int', pattern)).toEqual([file])
    }
    expect(matchingFiles('int', '.int.test.ts')).toEqual(testFiles('int'))
  })

  it('must exist for a pattern', () => {
    const search = () => matchingFiles('int', 'no-such-thing')
    expect(search).toThrow(UsageError)
    expect(search).toThrow('No int test file matches "no-such-thing".')
  })
})

describe('the tags of a test file', () => {
  it.each([
    ['/** @sqlite-only no query */\nimport', { sqliteOnly: 'no query', long: null, needsBuild: null }],
    [
      '/**\n * Words.\n * @needs-build site\n * @sqlite-only because\n */',
      { sqliteOnly: 'because', long: null, needsBuild: 'site' },
    ],
    ['// @needs-build portal\nimport', { sqliteOnly: null, long: null, needsBuild: 'portal' }],
    [
      '/** @long minutes; a.test.ts has a part */\nimport',
      { sqliteOnly: null, long: 'minutes; a.test.ts has a part', needsBuild: null },
    ],
    ["import '@sqlite-only'", { sqliteOnly: null, long: null, needsBuild: null }],
    ['import a\n/** @sqlite-only too late */', { sqliteOnly: null, long: null, needsBuild: null }],
  ])('are parsed from its first comment: %j', (source, tags) => {
    expect(tagsIn(source)).toEqual(tags)
  })

  it('leave most integration tests on both databases', () => {
    expect(sqliteOnlyFiles().length).toBeLessThan(testFiles('int').length / 2)
  })

  it('name files that run on both databases where they leave one out', () => {
    const onBoth = new Set(
      testFiles('int')
        .filter(runsOnBoth)
        .map((file) => path.basename(file)),
    )
    const named = sqliteOnlyFiles().flatMap((file) =>
      [...(tagsOf(file).sqliteOnly ?? '').matchAll(/[\w-]+\.int\.test\.ts/g)].map(([name]) => ({ file, name })),
    )
    expect(named.filter(({ name }) => !onBoth.has(name))).toEqual([])
    expect(named.length).toBeGreaterThan(20)
  })

  const runsOnBoth = (file: string) => tagsOf(file).sqliteOnly === null && tagsOf(file).long === null
})

describe('the long tests', () => {
  const FIRST_COMMENT = '/** @long minutes; a.test.ts has a part */'

  it('are left out unless they are asked for', () => {
    expect(tagsIn(FIRST_COMMENT).long).toBe('minutes; a.test.ts has a part')
    for (const part of ['unit', 'int'] as const) {
      expect(globsToRun(part, {}).exclude).toEqual(expect.arrayContaining(longFiles(part)))
      for (const file of longFiles(part)) expect(globsToRun(part, WITH_LONG_TESTS).exclude).not.toContain(file)
    }
  })

  it('each name a file of a short run that checks the same in little', () => {
    const files = (['unit', 'int', 'e2e'] as const).flatMap(testFiles)
    const names = files.filter(hasShortTests).map((file) => path.basename(file))
    const long = files.filter((file) => !hasShortTests(file))
    expect(long.filter((file) => !names.some((name) => tagsOf(file).long?.includes(name)))).toEqual([])
    expect(long.length).toBeGreaterThan(10)
  })

  it('of browsers are found by their tag', () => {
    expect(longFiles('e2e').length).toBeGreaterThan(10)
  })

  /** Each browser test has the tag of its own; a file of other tests has one for all. */
  function hasShortTests(file: string): boolean {
    if (!file.startsWith('site/e2e/')) return tagsOf(file).long === null
    const calls = readFileSync(path.join(root, file), 'utf8').match(/^ *(?:test|visitorTest)\([^\n]*/gm) ?? []
    return calls.some((call) => !call.includes(LONG_TAG))
  }
})
