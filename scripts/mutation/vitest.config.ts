import { defineConfig } from 'vitest/config'
import { UNFIT_TESTS } from '../lib/mutate/unfit-tests.ts'

/** The unit tests of the product, as Stryker runs them. */
export default defineConfig({
  test: {
    include: ['shared/src/**/*.test.ts', 'site/src/**/*.test.ts', 'cms/src/**/*.test.ts'],
    exclude: ['**/*.int.test.ts', ...UNFIT_TESTS.map((name) => `**/${name}`)],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
