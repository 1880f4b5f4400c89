import type { ChildProcess } from 'node:child_process'
import { onTestFailed } from 'vitest'

/** Captures a child process's output and prints it if the current test fails. The result returns the output so far. */
function showOnFailure(child: ChildProcess): () => string {
  const output = outputOf(child)
  onTestFailed(() => console.log(output()))
  return output
}

/** Captures a child process's output. The result returns the output so far. */
export function outputOf(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  return () => output
}
