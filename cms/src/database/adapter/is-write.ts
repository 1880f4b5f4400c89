const READS = /^\s*(select|pragma|explain|values|begin|commit|end|rollback|savepoint|release|vacuum|attach|detach)\b/i
const READING_WITH =
  /^\s*with\b(?![\s\S]*\b(insert|replace)\s+(or\s+\w+\s+)?into\b|[\s\S]*\bupdate\b[\s\S]*\bset\b|[\s\S]*\bdelete\s+from\b)/i

/** Whether an SQLite statement may need the lock for writing. What is unknown may. */
export function isWrite(sql: string): boolean {
  return !READS.test(sql) && !READING_WITH.test(sql)
}
