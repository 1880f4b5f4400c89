import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './step.ts'
import { type TestPart, UsageError } from './test-arguments.ts'

/** Files of each part; also used by the configurations of Vitest and Playwright. */
export const testGlobs = {
  unit: {
    include: ['shared/**/*.test.ts', 'site/**/*.test.ts', 'cms/**/*.test.ts', 'scripts/**/*.test.ts'],
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

/** The files of a part whose path contains `pattern`. Throws `UsageError` if there are none. */
export function matchingFiles(part: TestPart, pattern: string): string[] {
  const wanted = path.isAbsolute(pattern) ? path.relative(root, pattern) : pattern.replace(/^\.\//, '')
  const files = testFiles(part).filter((file) => file.includes(wanted))
  if (files.length === 0) throw new UsageError(`No ${part} test file matches "${pattern}".`)
  return files
}

/**
 * Tags in the first comment of a test file. `@sqlite-only REASON`: running it on MongoDB proves nothing more.
 * `@needs-build site|portal`: what must be built first.
 */
interface TestTags {
  sqliteOnly: string | null
  needsBuild: 'site' | 'portal' | null
}

export function tagsIn(source: string): TestTags {
  const [comment = ''] = /^\s*(\/\*\*.*?\*\/|(\/\/.*\n)+)/s.exec(source) ?? []
  const [, build] = /@needs-build (site|portal)\b/.exec(comment) ?? []
  const [, reason] = /@sqlite-only (.*?)\s*(?:\n|\*\/|$)/.exec(comment) ?? []
  return { sqliteOnly: reason ?? null, needsBuild: build === 'site' || build === 'portal' ? build : null }
}

/** Reads the tags of a test file; the path is relative to the repository. */
export function tagsOf(file: string): TestTags {
  return tagsIn(readFileSync(path.join(root, file), 'utf8'))
}

/** The integration tests that run on SQLite only. */
export function sqliteOnlyFiles(): string[] {
  return testFiles('int').filter((file) => tagsOf(file).sqliteOnly !== null)
}
