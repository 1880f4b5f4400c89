import type { Finding } from './findings.ts'
import { checkProperties } from './properties.ts'
import type { PublishedRun } from './published-run.ts'
import { recompute } from './recompute.ts'
import { tablesOf } from './tables.ts'

/** What is wrong with a result; nothing if it is exactly what the rules give. */
export function verifyRun(run: PublishedRun): Finding[] {
  const tables = tablesOf(run.input)
  return [...checkProperties(run, tables), ...compareWithRecomputed(run, tables)]
}

function compareWithRecomputed({ input, result }: PublishedRun, tables: ReturnType<typeof tablesOf>): Finding[] {
  const { places, moved } = recompute(input, tables)
  const findings: Finding[] = []
  for (let candidate = 0; candidate < tables.candidateCount; candidate++) {
    const seat = result.seats[candidate] ?? null
    const unit = places.unit[candidate] ?? -1
    const category = places.category[candidate] ?? -1
    if ((seat?.unit ?? -1) !== unit || (seat?.category ?? -1) !== category) {
      findings.push({ check: 'recomputed', candidate, detail: `the rules give unit ${unit}, category ${category}` })
    }
  }
  const lines = (rows: typeof moved) =>
    rows
      .map(({ unit, from, to, seats }) => `${unit}/${from}/${to}/${seats}`)
      .sort()
      .join()
  if (lines(moved) !== lines(result.moved)) findings.push({ check: 'recomputed', detail: 'other seats have to move' })
  return findings
}
