import { test as visitorTest } from '../steps/visitor.ts'
import { collectProblems } from './page-problems.ts'

/** A visitor whose every page must be free of console errors and failed requests. */
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
