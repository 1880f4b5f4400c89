import { defineConfig } from 'vitest/config'
import { COMPILE_CACHE } from './scripts/lib/compile-cache.ts'
import { LongFilesFirst } from './scripts/lib/long-files-first.ts'
import { globsToRun, sqliteOnlyFiles } from './scripts/lib/test-files.ts'

const mongodb = process.env.MONGODB_TEST_URI ?? ''
const int = globsToRun('int')
const allOnMongodb = process.env.MONGODB_TESTS === 'all'

const imported = (file: string) => ['--import', new URL(file, import.meta.url).href]

/** For what hangs. What is only slow, on a busy machine, is no fault; long tests take minutes on an idle one. */
const limit = process.env.LONG_TESTS ? 3_600_000 : 300_000
const limits = { testTimeout: limit, hookTimeout: limit }

/** In MB. With the default of 16, collecting garbage takes a sixth of the processor time of these tests. */
const ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=64'

/**
 * Against real Payload and a real database. The files of a worker share its process, so that Payload's packages load once;
 * each has modules, settings and an empty database of its own.
 */
const integration = (name: 'sqlite' | 'mongodb') => ({
  test: {
    name,
    include: int.include,
    exclude: [...int.exclude, ...(name === 'mongodb' && !allOnMongodb ? sqliteOnlyFiles() : [])],
    pool: 'forks' as const,
    isolate: false,
    env: COMPILE_CACHE,
    execArgv: [
      ROOM_FOR_YOUNG_OBJECTS,
      ...['cms/src/foundation/relative-imports.ts', 'cms/test/cheap-hashing.ts'].flatMap(imported),
      ...(name === 'mongodb' ? imported('cms/test/watch-mongodb.ts') : []),
    ],
    globalSetup: [`cms/test/prepare-${name}.ts`],
    setupFiles: [`cms/test/use-${name}.ts`],
    ...limits,
    expect: { poll: { timeout: 60_000 } },
  },
})

export default defineConfig({
  test: {
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    // One line a file: no output of tests that pass, no list of those that took long.
    silent: 'passed-only',
    slowTestThreshold: 300_000,
    projects: [
      {
        // Rules are pure, so that files may share the modules of a process, which load once.
        test: { name: 'unit', ...globsToRun('unit'), isolate: false, ...limits },
      },
      // What is shipped, so the build comes first.
      { test: { name: 'built', include: ['site/test/**/*.test.ts'], ...limits } },
      integration('sqlite'),
      ...(mongodb === '' ? [] : [integration('mongodb')]),
    ],
  },
})
