import path from 'node:path'
import { defineConfig } from 'vitest/config'

const mongodb = process.env.MONGODB_TEST_URI ?? ''

/**
 * Against real Payload and a real database. The files of a worker share its process, so that Payload's packages load once;
 * each has modules, settings and an empty database of its own.
 */
const integration = (name: 'sqlite' | 'mongodb') => ({
  test: {
    name,
    include: ['cms/**/*.int.test.ts'],
    // Starts portals of its own, on SQLite in either project.
    exclude: name === 'sqlite' ? [] : ['cms/src/start-portal.int.test.ts'],
    pool: 'forks' as const,
    isolate: false,
    execArgv: ['--import', path.resolve(import.meta.dirname, 'cms/test/cheap-hashing.ts')],
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
    // One line a file: no output of tests that pass, no list of those that took long.
    silent: 'passed-only',
    slowTestThreshold: 300_000,
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
