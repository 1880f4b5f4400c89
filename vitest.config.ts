import { defineConfig } from 'vitest/config'

const mongodb = process.env.MONGODB_TEST_URI ?? ''
if (mongodb === '') {
  console.warn('\nMONGODB: SKIPPED, no server named by MONGODB_TEST_URI\n')
}

/** Against real Payload and a real database: each file in a process of its own, with an empty database of its own. */
const integration = (name: 'sqlite' | 'mongodb') => ({
  test: {
    name,
    include: ['cms/**/*.int.test.ts'],
    // Starts portals of its own, on SQLite in either project.
    exclude: name === 'sqlite' ? [] : ['cms/src/start-portal.int.test.ts'],
    pool: 'forks' as const,
    isolate: true,
    globalSetup: [`cms/test/prepare-${name}.ts`],
    setupFiles: [`cms/test/use-${name}.ts`],
    // For what hangs. What is only slow, on a machine that has other work too, is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'site/**/*.test.ts', 'cms/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.int.test.ts', 'site/e2e/**', 'site/test/**'],
        },
      },
      // What is shipped, so the build comes first.
      { test: { name: 'built', include: ['site/test/**/*.test.ts'] } },
      integration('sqlite'),
      ...(mongodb === '' ? [] : [integration('mongodb')]),
    ],
  },
})
