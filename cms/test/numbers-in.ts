import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../src/foundation/directories.ts'

/** The numbers that the first group of a global pattern matches in a file of the repository. */
export function numbersIn(name: string, pattern: RegExp): Set<number> {
  const text = readFileSync(path.join(repositoryRoot, name), 'utf8')
  return new Set([...text.matchAll(pattern)].map(([, each]) => Number(each)))
}
