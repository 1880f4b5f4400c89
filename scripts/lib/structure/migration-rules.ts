/** Names the version since which nothing uses what the migration removes. */
const CONTRACTION = /\/\*\* Contraction: .*\bsince \S+/

const STATEMENT = /sql`((?:[^`\\]|\\.)*)`/g

const REFUSED: [pattern: RegExp, reason: string][] = [
  [/\bDROP\s+(TABLE|COLUMN|VIEW)\b/i, 'An older version still reads what this removes, or the table is rebuilt.'],
  [/\bRENAME\b/i, 'An older version still uses the previous name.'],
  [/\bADD\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i, 'An older version inserts rows without this column: give it a default.'],
]

/** What in the text of a migration an older version beside this one could not live with: they expand first, and contract later. */
export function contractionsIn(text: string): string[] {
  if (CONTRACTION.test(text)) return []
  const statements = [...text.matchAll(STATEMENT)].map(([, sql = '']) => sql.replaceAll('\\`', ''))
  const created = new Set(statements.flatMap((sql) => /^\s*CREATE TABLE (\w+)/i.exec(sql)?.[1] ?? []))
  return statements.flatMap((sql) => {
    const table = /^\s*CREATE UNIQUE INDEX \w+ ON (\w+)/i.exec(sql)?.[1]
    const reasons = REFUSED.filter(([pattern]) => pattern.test(sql)).map(([, reason]) => reason)
    if (table && !created.has(table)) reasons.push('An older version may still write repeated values.')
    return reasons.map((reason) => `${sql.trim().split('\n')[0]}: ${reason}`)
  })
}
