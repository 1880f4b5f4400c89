/**
 * In place of `drizzle-orm/entity.js`, by the hook of `relative-imports.ts`. Drizzle asks for the kind of each part of each query, a
 * dozen times for a column, and walked through all classes of the part for each kind that it is not: a seventh of the processor
 * time of a portal on SQLite. A class keeps its kinds, so each answer is looked up once.
 */
export const entityKind = Symbol.for('drizzle:entityKind')
export const hasOwnEntityKind = Symbol.for('drizzle:hasOwnEntityKind')

type Class = (abstract new (...given: never[]) => unknown) & { [entityKind]: string }

/** For each kind, whether values with a prototype are of it. */
const answers = new WeakMap<Class, WeakMap<object, boolean>>()

/** Whether a value is of a class of Drizzle, also of one from another copy of the package. */
export function is(value: unknown, type: Class): boolean {
  if (!value || typeof value !== 'object') return false
  const prototype: object | null = Object.getPrototypeOf(value)
  if (prototype === null) return false
  return answers.get(type)?.get(prototype) ?? answerFor(value, prototype, type)
}

function answerFor(value: object, prototype: object, type: Class): boolean {
  const answer = value instanceof type || isOfKind(prototype, type)
  const known = answers.get(type) ?? new WeakMap<object, boolean>()
  answers.set(type, known.set(prototype, answer))
  return answer
}

function isOfKind(prototype: object, type: Class): boolean {
  if (!Object.hasOwn(type, entityKind)) throw new Error(`Class "${type.name}" doesn't look like a Drizzle entity.`)
  let each: object | null = prototype.constructor
  while (each !== null && each !== undefined) {
    if (Reflect.get(each, entityKind) === type[entityKind]) return true
    each = Object.getPrototypeOf(each)
  }
  return false
}
