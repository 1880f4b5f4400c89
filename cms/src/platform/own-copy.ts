/**
 * A copy of a configuration down to its functions, which are shared. Payload completes the configuration that it is given in
 * place, so two portals must not be given the same one.
 */
export function ownCopy<T>(value: T): T {
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([name, each]) => [name, ownCopy(each)] as const)
  return Object.assign(Array.isArray(value) ? [] : {}, value, Object.fromEntries(entries))
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
