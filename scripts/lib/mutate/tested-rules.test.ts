import { expect, it } from 'vitest'
import { testedRules } from './tested-rules.ts'

const rulesOf = (text: string) => testedRules([{ path: 'cms/src/fees/pay/pay.test.ts', text }])

it('takes the product files of which a unit test imports values', () => {
  const text = `
    import { amountOf } from '@pravesh/shared/fees/amount'
    import { expect, it } from 'vitest'
    import { type Due, pay } from './pay.ts'
    import * as limits from '../limits.ts'`
  expect(rulesOf(text)).toEqual(['cms/src/fees/limits.ts', 'cms/src/fees/pay/pay.ts', 'shared/src/fees/amount.ts'])
})

it('leaves out types, other tests, fixtures, words, components, hooks and helpers of tests', () => {
  const text = `
    import type { Fee } from './fee.ts'
    import { type Due } from './due.ts'
    import { cases } from './cases.test.ts'
    import { student } from '../fixtures/student.ts'
    import { open } from '../../../test/open.ts'
    import { en } from './words/en.ts'
    import { Form } from './Form.tsx'
    import { useDue } from './use-due.ts'
    import '../styles.css'`
  expect(rulesOf(text)).toEqual([])
})

it('takes a file once', () => {
  const tests = ['a.test.ts', 'b.test.ts'].map((name) => ({
    path: `site/src/fees/${name}`,
    text: "import { pay } from './pay.ts'",
  }))
  expect(testedRules(tests)).toEqual(['site/src/fees/pay.ts'])
})
