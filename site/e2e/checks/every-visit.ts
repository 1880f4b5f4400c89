import { test as visitorTest } from '../steps/visitor.ts'
import { collectProblems } from './page-problems.ts'

/** A test that fails on console errors and failed requests of any page it visits. */
export const test = visitorTest.extend<{ problems: string[] }>({
  problems: [
    async ({ context, portal }, use) => {
      const problems = collectProblems(context, portal.origin)
      await use(problems)
      expect.soft(problems, 'console errors and failed requests').toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = test
