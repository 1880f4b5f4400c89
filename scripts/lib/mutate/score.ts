import { PACKAGES, type PackageName, packageOf } from './choose-rules.ts'
import type { Mutant } from './read-report.ts'

/** The lowest share of killed mutants in a package, in per cent. */
export const LOWEST_SCORE = 95

/** A mutant that behaves like the original, so that no test can kill it. */
export interface EquivalentMutant {
  file: string
  /** As a survivor is printed. */
  before: string
  after: string
  reason: string
}

export interface Score {
  name: PackageName
  killed: number
  survivors: Mutant[]
  /** In per cent. */
  percent: number
}

/** The score of each package that has mutants. Equivalent mutants do not count. */
export function scoresOf(mutants: readonly Mutant[], equivalent: readonly EquivalentMutant[]): Score[] {
  const counted = mutants.filter((mutant) => mutant.isKilled || !equivalent.some((other) => isSame(other, mutant)))
  return PACKAGES.flatMap((name) => {
    const own = counted.filter(({ file }) => packageOf(file) === name)
    if (own.length === 0) return []
    const survivors = own.filter(({ isKilled }) => !isKilled)
    const killed = own.length - survivors.length
    return [{ name, killed, survivors, percent: (100 * killed) / own.length }]
  })
}

/** Entries about a mutated file that match none of its mutants, because its code has changed or a test kills them. */
export function outdatedEntries(mutants: readonly Mutant[], equivalent: readonly EquivalentMutant[]) {
  const survivors = mutants.filter(({ isKilled }) => !isKilled)
  return equivalent
    .filter(({ file }) => mutants.some((mutant) => mutant.file === file))
    .filter((entry) => !survivors.some((survivor) => isSame(entry, survivor)))
}

function isSame(entry: EquivalentMutant, { file, before, after }: Mutant): boolean {
  return entry.file === file && entry.before === before && entry.after === after
}
