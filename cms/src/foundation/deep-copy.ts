/**
 * A deep copy of a configuration that shares functions and class instances. Payload completes a configuration in place,
 * so two portals must not share one.
 */
export function deepCopy<T>(value: T): T {
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([name, each]) => [name, deepCopy(each)] as const)
  return Object.assign(Array.isArray(value) ? [] : {}, value, Object.fromEntries(entries))
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
