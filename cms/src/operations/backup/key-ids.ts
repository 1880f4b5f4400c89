import { keyIdOf } from '../../foundation/crypto/encrypt.ts'

/** A warning if FIELD_KEY lacks keys of a backup; null if it has all. */
export function keyWarning(needed: readonly string[], fieldKeys: readonly string[]): string | null {
  const present = new Set(fieldKeys.map(keyIdOf))
  const missing = needed.filter((id) => !present.has(id))
  if (missing.length === 0) return null
  return `WARNING: FIELD_KEY lacks ${missing.length === 1 ? 'the key' : 'the keys'} ${missing.join(', ')}, so a portal cannot read everything in this backup. Add ${missing.length === 1 ? 'it' : 'them'} to FIELD_KEY before you start the portal.`
}
