import { defineConfig } from 'vitest/config'

/** The unit tests of the product, without those that read its sources, which mutants change. */
export default defineConfig({
  test: {
    include: ['shared/src/**/*.test.ts', 'site/src/**/*.test.ts', 'cms/src/**/*.test.ts'],
    exclude: ['**/*.int.test.ts', '**/new-language.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
