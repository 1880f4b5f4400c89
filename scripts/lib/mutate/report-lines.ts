import type { EquivalentMutant, Score } from './score.ts'

/** Longer pieces of code are cut. */
const LONGEST = 80

const LIST = 'scripts/mutation/equivalent.ts'

interface ReportOptions {
  scores: readonly Score[]
  outdated: readonly EquivalentMutant[]
}

/** The survivors, outdated entries of the list of equivalent mutants, and the score of each package. */
export function reportLines({ scores, outdated }: ReportOptions): string[] {
  const survivors = scores.flatMap((score) => score.survivors)
  return [
    ...survivors.map((survivor) => `survived  ${survivor.file}:${survivor.line}  ${changeOf(survivor)}`),
    ...outdated.map((entry) => `outdated  ${entry.file}  ${changeOf(entry)} is killed or gone: remove it from ${LIST}`),
    ...scores.map(lineOf),
  ]
}

function changeOf({ before, after }: { before: string; after: string }): string {
  return `${cut(before)} -> ${cut(after)}`
}

function lineOf({ name, killed, survivors, percent }: Score): string {
  return `${name.padEnd(10)}${killed} killed, ${survivors.length} survived: ${percent.toFixed(1)} %`
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
