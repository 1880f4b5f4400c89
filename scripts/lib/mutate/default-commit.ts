import { execFileSync } from 'node:child_process'
import { root } from '../step.ts'

/** How far back to look on the main branch itself. */
const COMMITS = 20

/** Where the current branch left origin/main; on it, or without it, the commit before the last 20. */
export function defaultCommit(): string {
  const head = git('rev-parse', 'HEAD')
  const fork = forkPoint()
  if (fork !== null && fork !== head) return fork
  return (
    git('rev-list', '--first-parent', `--max-count=${COMMITS + 1}`, 'HEAD')
      .split('\n')
      .at(-1) ?? head
  )
}

function forkPoint(): string | null {
  try {
    return git('merge-base', 'HEAD', 'origin/main')
  } catch {
    return null
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
}
