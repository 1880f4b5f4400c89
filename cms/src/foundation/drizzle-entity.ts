/**
 * In place of `drizzle-orm/entity.js`, by the hook of `relative-imports.ts`. Drizzle asks for the kind of each part of each query, a
 * dozen times for a column, and walked through all classes of the part for each kind that it is not: a seventh of the processor
 * time of a portal on SQLite. A class keeps its kinds, so they are looked up once.
 */
export const entityKind = Symbol.for('drizzle:entityKind')
export const hasOwnEntityKind = Symbol.for('drizzle:hasOwnEntityKind')

type Class = (abstract new (...given: never[]) => unknown) & { [entityKind]: string }

/** The kinds of each class and its base classes. */
const kinds = new WeakMap<object, ReadonlySet<string>>()

function kindsOf(of: object): ReadonlySet<string> {
  const found = new Set<string>()
  for (let each: object | null = of; each !== null; each = Object.getPrototypeOf(each)) {
    if (entityKind in each) found.add(String(Reflect.get(each, entityKind)))
  }
  kinds.set(of, found)
  return found
}

/** Whether a value is of a class of Drizzle, also of one from another copy of the package. */
export function is(value: unknown, type: Class): boolean {
  if (!value || typeof value !== 'object') return false
  if (!Object.hasOwn(type, entityKind)) {
    if (value instanceof type) return true
    throw new Error(`Class "${type.name}" doesn't look like a Drizzle entity.`)
  }
  const { constructor: its } = Object.getPrototypeOf(value)
  if (typeof its !== 'function') return value instanceof type
  return (kinds.get(its) ?? kindsOf(its)).has(type[entityKind])
}
