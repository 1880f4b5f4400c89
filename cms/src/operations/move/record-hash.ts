import { createHash } from 'node:crypto'

/** SHA-256 of a value's JSON with sorted keys. */
export function recordHash(value: unknown): string {
  return createHash('sha256').update(sortedJson(value)).digest('hex')
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isPlainObject(inner) ? sorted(inner) : inner))
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sorted(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)))
}
