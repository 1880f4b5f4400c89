import { describe, expect, it } from 'vitest'
import { UsageError } from '../test-arguments.ts'
import { changedRules, drawRules, matchingRules } from './choose-rules.ts'

const rules = ['cms', 'shared', 'site'].flatMap((name) =>
  Array.from({ length: 20 }, (_, index) => `${name}/src/fees/rule-${index}.ts`),
)

describe('changedRules', () => {
  it('separates rules from product files that no unit test imports', () => {
    const [rule = ''] = rules
    expect(changedRules({ rules, changed: [rule, 'site/src/fees/untested.ts'] })).toEqual({
      rules: [rule],
      untested: ['site/src/fees/untested.ts'],
    })
  })

  it.each([
    'cms/src/fees/pay.test.ts',
    'cms/src/fees/pay.int.test.ts',
    'cms/src/payload-types.ts',
    'cms/src/migrations/first.ts',
    'site/src/fees/words/en.ts',
    'shared/src/fees/fixtures/due.ts',
    'site/src/pages/index.astro',
    'site/src/fees/PayForm.tsx',
    'site/src/fees/pay-form.module.css',
    'site/e2e/steps/sign-in.ts',
    'scripts/mutate.ts',
    'README.md',
  ])('ignores %s', (file) => {
    expect(changedRules({ rules, changed: [file] })).toEqual({ rules: [], untested: [] })
  })
})

describe('drawRules', () => {
  it('draws as many of each package', () => {
    const { rules: drawn } = drawRules({ rules, count: 3, seed: 'a' })
    const perPackage = ['shared', 'cms', 'site'].map(
      (name) => drawn.filter((file) => file.startsWith(`${name}/`)).length,
    )
    expect(perPackage).toEqual([3, 3, 3])
    expect(new Set(drawn).size).toBe(9)
  })

  it('draws the same for the same seed only', () => {
    const draw = (seed: string) => drawRules({ rules, count: 5, seed }).rules
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })
})

describe('matchingRules', () => {
  it('takes those with one of the texts in their path', () => {
    const texts = ['cms/src/fees/rule-1.ts', 'site/src/fees/rule-2.ts']
    expect(matchingRules({ rules, texts }).rules).toEqual(texts)
  })

  it('refuses texts that match nothing', () => {
    expect(() => matchingRules({ rules, texts: ['no-such-rule'] })).toThrow(UsageError)
  })
})
