import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { root } from './step.ts'
import { UsageError } from './test-arguments.ts'

/**
 * Changed and untracked files since a commit, relative to the repository. Throws `UsageError` for an unknown commit.
 */
export function changedFiles(since: string): string[] {
  try {
    const known = git('diff', '--name-only', '--relative', since, '--')
    return [...known, ...git('ls-files', '--others', '--exclude-standard')].sort()
  } catch (cause) {
    throw new UsageError(`Unknown commit "${since}".`, { cause })
  }
}

/**
 * The changed tests, and the tests closest to each other changed file: in its folder, or in the nearest parent folder
 * with tests, up to the folder of the feature.
 */
export function testsNear(changed: readonly string[], tests: readonly string[]): string[] {
  const near = changed.flatMap((file) => (tests.includes(file) ? [file] : beside(file, tests)))
  return [...new Set(near)].sort()
}

function beside(file: string, tests: readonly string[]): string[] {
  const folders = path.dirname(file).split('/')
  // The folder of a feature is package/src/feature.
  for (let depth = folders.length; depth >= 3; depth--) {
    const folder = folders.slice(0, depth).join('/')
    const found = tests.filter((test) => path.dirname(test) === folder)
    if (found.length > 0) return found
  }
  return []
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean)
}
