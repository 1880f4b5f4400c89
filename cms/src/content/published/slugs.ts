import type { Records } from '../../publishing/pages/records.ts'

/** The names of courses or colleges in addresses, by id. */
export async function loadSlugs(
  records: Records,
  collection: 'courses' | 'colleges',
  rows: readonly { id: string; name: string }[],
): Promise<ReadonlyMap<string, string>> {
  const named = async (row: { id: string; name: string }) => [row.id, await records.nameOf(collection, row)] as const
  return new Map(await Promise.all(rows.map(named)))
}
