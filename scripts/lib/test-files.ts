import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './step.ts'
import { type TestPart, UsageError } from './test-arguments.ts'

/** Files of each part; also used by the configurations of Vitest and Playwright. */
const testGlobs = {
  unit: {
    include: ['{shared,site,cms,scripts,media/drawing}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.int.test.ts', 'site/e2e/**', 'site/test/**'],
  },
  int: { include: ['cms/**/*.int.test.ts'], exclude: ['**/node_modules/**'] },
  e2e: { include: ['site/e2e/**/*.spec.ts'], exclude: [] },
} satisfies Record<TestPart, { include: string[]; exclude: string[] }>

/** The files of a part, relative to the repository. */
export function testFiles(part: TestPart): string[] {
  const { include, exclude } = testGlobs[part]
  return globSync(include, { cwd: root, exclude }).sort()
}

/** The tag of a browser test that only `npm test -- long` runs. */
export const LONG_TAG = '@long'

/** The files of a part that `npm test -- long` runs; of browser tests those with a test that has the tag. */
export function longFiles(part: TestPart): string[] {
  if (part === 'e2e') return testFiles(part).filter((file) => sourceOf(file).includes(`'${LONG_TAG}'`))
  return testFiles(part).filter((file) => tagsOf(file).long !== null)
}

/** For the configurations of Vitest and Playwright when somebody chose the files: long ones run, too. */
export const WITH_LONG_TESTS = { LONG_TESTS: 'too' }
/** For Playwright's configuration: only long tests run. */
export const ONLY_LONG_TESTS = { LONG_TESTS: 'only' }

/** The globs of a part of Vitest; long files are excluded unless the environment asks for them. */
export function globsToRun(part: 'unit' | 'int', env: Record<string, string | undefined> = process.env) {
  const { include, exclude } = testGlobs[part]
  return { include, exclude: env.LONG_TESTS ? exclude : [...exclude, ...longFiles(part)] }
}

/** The files of a part whose path contains `pattern`. Throws `UsageError` if there are none. */
export function matchingFiles(part: TestPart, pattern: string): string[] {
  const wanted = path.isAbsolute(pattern) ? path.relative(root, pattern) : pattern.replace(/^\.\//, '')
  const files = testFiles(part).filter((file) => file.includes(wanted))
  if (files.length === 0) throw new UsageError(`No ${part} test file matches "${pattern}".`)
  return files
}

/**
 * Tags in the first comment of a test file. `@sqlite-only REASON`: running it on MongoDB proves nothing more.
 * `@needs-build site|portal`: what must be built first. `@long REASON`: only `npm test -- long` runs it; the reason names
 * the file that checks the same in little.
 */
interface TestTags {
  sqliteOnly: string | null
  long: string | null
  needsBuild: 'site' | 'portal' | null
}

export function tagsIn(source: string): TestTags {
  const [comment = ''] = /^\s*(\/\*\*.*?\*\/|(\/\/.*\n)+)/s.exec(source) ?? []
  const [, build] = /@needs-build (site|portal)\b/.exec(comment) ?? []
  const reasonOf = (tag: string) => new RegExp(`${tag} (.*?)\\s*(?:\\n|\\*/|$)`).exec(comment)?.[1] ?? null
  return {
    sqliteOnly: reasonOf('@sqlite-only'),
    long: reasonOf('@long'),
    needsBuild: build === 'site' || build === 'portal' ? build : null,
  }
}

/** Reads the tags of a test file; the path is relative to the repository. */
export function tagsOf(file: string): TestTags {
  return tagsIn(sourceOf(file))
}

function sourceOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** The integration tests that run on SQLite only. */
export function sqliteOnlyFiles(): string[] {
  return testFiles('int').filter((file) => tagsOf(file).sqliteOnly !== null)
}
