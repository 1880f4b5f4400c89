import type { ChildProcess } from 'node:child_process'
import { onTestFailed } from 'vitest'

/** Collects what a child process prints; shown when the running test fails. Returns what it printed so far. */
export function showOnFailure(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  onTestFailed(() => console.log(output))
  return () => output
}
