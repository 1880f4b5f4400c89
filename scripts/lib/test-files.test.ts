import { describe, expect, it } from 'vitest'
import { UsageError } from './test-arguments.ts'
import { matchingFiles, sqliteOnlyFiles, tagsIn, testFiles } from './test-files.ts'

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
    ['/** @sqlite-only no query */\nimport', { sqliteOnly: 'no query', needsBuild: null }],
    [
      '/**\n * Words.\n * @needs-build site\n * @sqlite-only because\n */',
      { sqliteOnly: 'because', needsBuild: 'site' },
    ],
    ['// @needs-build portal\nimport', { sqliteOnly: null, needsBuild: 'portal' }],
    ["import '@sqlite-only'", { sqliteOnly: null, needsBuild: null }],
    ['import a\n/** @sqlite-only too late */', { sqliteOnly: null, needsBuild: null }],
  ])('are parsed from its first comment: %j', (source, tags) => {
    expect(tagsIn(source)).toEqual(tags)
  })

  it('leave most integration tests on both databases', () => {
    expect(sqliteOnlyFiles().length).toBeLessThan(testFiles('int').length / 2)
  })
})
