import { compareSet } from '../move/compare-set.ts'
import type { RecordSet } from '../move/record-sets.ts'
import type { RecordSource } from '../move/record-store.ts'

interface CompareOptions {
  backup: RecordSource
  restored: Pick<RecordSource, 'read'>
  sets: readonly RecordSet[]
  report: (line: string) => void
}

/** Compares all restored records with those of a backup, and reports each set. Returns a sentence for each difference. */
export async function compareRestored({ backup, restored, sets, report }: CompareOptions): Promise<string[]> {
  const differences: string[] = []
  for (const set of sets) {
    const startedAt = performance.now()
    const expected = await backup.count(set)
    const { count, different } = await compareSet({ source: backup, target: restored, set })
    const found: string[] = []
    if (count !== expected) found.push(`${set.name}: the backup has ${count} of ${expected} records`)
    if (different.length > 0) found.push(`${set.name}: ${different.length} records differ, such as ${different[0]}`)
    differences.push(...found)
    if (found.length > 0) found.forEach(report)
    else if (count > 0)
      report(
        `${set.name}: ${count === 1 ? '1 record, equal' : `${count} records, all equal`} (${elapsedSeconds(startedAt)} s)`,
      )
  }
  return differences
}

/** Compares the number of rows in each table with those of the time of the backup. */
export function compareCounts(
  found: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort()
  return names
    .filter((name) => found[name] !== expected[name])
    .map((name) => `${name}: ${found[name] ?? 'no'} rows instead of ${expected[name] ?? 'none'}`)
}

export const elapsedSeconds = (startedAt: number) => ((performance.now() - startedAt) / 1000).toFixed(1)
