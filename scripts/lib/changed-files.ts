import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { root } from './step.ts'
import { UsageError } from './test-arguments.ts'

/** Files that differ from a commit or are new, relative to the repository. Throws UsageError for an unknown commit. */
export function changedFiles(since: string): string[] {
  try {
    const known = git('diff', '--name-only', '--relative', since, '--')
    return [...known, ...git('ls-files', '--others', '--exclude-standard')].sort()
  } catch (cause) {
    throw new UsageError(`git knows no commit "${since}".`, { cause })
  }
}

/**
 * The tests among `tests` that changed, and those beside what changed: in its folder or, where that has none, in the
 * nearest folder above it, up to the feature's.
 */
export function testsNear(changed: readonly string[], tests: readonly string[]): string[] {
  const near = changed.flatMap((file) => (tests.includes(file) ? [file] : beside(file, tests)))
  return [...new Set(near)].sort()
}

function beside(file: string, tests: readonly string[]): string[] {
  const folders = path.dirname(file).split('/')
  // A feature's folder is package/src/feature.
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
