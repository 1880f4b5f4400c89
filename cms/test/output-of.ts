import type { ChildProcess } from 'node:child_process'

/** Captures a child process's output. The result returns the output so far. */
export function outputOf(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  return () => output
}
