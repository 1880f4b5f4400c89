import { createHash } from 'node:crypto'
import { UsageError } from '../test-arguments.ts'
import { mayHaveRules } from './tested-rules.ts'

export const PACKAGES = ['shared', 'cms', 'site'] as const
export type PackageName = (typeof PACKAGES)[number]

export function packageOf(file: string): PackageName | undefined {
  return PACKAGES.find((name) => file.startsWith(`${name}/`))
}

/** Rules to mutate, and changed product files that no unit test imports. */
export interface Chosen {
  rules: string[]
  untested: string[]
}

/** The rules among changed files. */
export function changedRules({ changed, rules }: { changed: readonly string[]; rules: readonly string[] }): Chosen {
  const product = changed.filter(mayHaveRules)
  return {
    rules: product.filter((file) => rules.includes(file)),
    untested: product.filter((file) => !rules.includes(file)),
  }
}

interface DrawOptions {
  rules: readonly string[]
  /** How many of each package. */
  count: number
  /** The same seed draws the same files. */
  seed: string
}

/** Draws some rules of each package. */
export function drawRules({ rules, count, seed }: DrawOptions): Chosen {
  const position = (file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex')
  const shuffled = rules.toSorted((one, other) => position(one).localeCompare(position(other)))
  const drawn = PACKAGES.flatMap((name) => shuffled.filter((file) => packageOf(file) === name).slice(0, count))
  return { rules: drawn, untested: [] }
}

/** The rules with a text in their path. Throws `UsageError` if there are none. */
export function matchingRules({ rules, texts }: { rules: readonly string[]; texts: readonly string[] }): Chosen {
  const matching = rules.filter((file) => texts.some((text) => file.includes(text)))
  if (matching.length > 0) return { rules: matching, untested: [] }
  throw new UsageError(`No unit test imports a file that matches "${texts.join('" or "')}".`)
}
