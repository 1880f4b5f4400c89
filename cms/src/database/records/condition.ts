import type { CollectionSlug, Where } from 'payload'
import type { Columns, NoOther } from './columns.ts'

/**
 * A `where` of the columns of a collection, the values that each of them can have, and the operators that fit them. A
 * collection that is known only at run time takes Payload's own type.
 */
export type Condition<Slug extends CollectionSlug> = CollectionSlug extends Slug ? Where : ConditionOf<Columns<Slug>>

/**
 * What a condition must fit besides: only names of columns. The compiler checks the names in literals by itself, but
 * not those in other values, nor does it refuse Payload's own type.
 */
export type Known<Slug extends CollectionSlug, Given> = CollectionSlug extends Slug
  ? unknown
  : OnlyNames<keyof ConditionOf<Columns<Slug>>, Given>

type OnlyNames<Names, Given> = {
  [Name in keyof Given]: Name extends Junction
    ? Given[Name] extends readonly (infer Part)[] | undefined
      ? readonly OnlyNames<Names, Part>[]
      : never
    : Name extends Names
      ? Given[Name]
      : never
}

/** The same for any columns. */
export type ConditionOf<Row> = {
  [Name in keyof Row | GroupPath<Row> | Junction]?: Name extends Junction
    ? readonly ConditionOf<Row>[]
    : Name extends keyof Row
      ? Test<Row[Name]>
      : Test<ValueAt<Row, Name>>
} & { [Path in JsonPath<Row>]: Test<unknown> } & NoOther

type Junction = 'and' | 'or'

/** The objects that are values of a column: JSON, a group, or a relation to one of several collections. */
type ObjectIn<Value> = Exclude<Extract<Value, object>, readonly unknown[]>

/** Paths into groups, like `correction.reason`. */
type GroupPath<Row> = {
  [Name in keyof Row & string]: string extends keyof ObjectIn<Row[Name]>
    ? never
    : `${Name}.${keyof ObjectIn<Row[Name]> & string}`
}[keyof Row & string]

/** Paths into JSON, whose values the generated types do not know. */
type JsonPath<Row> = {
  [Name in keyof Row & string]: [ObjectIn<Row[Name]>] extends [never]
    ? never
    : string extends keyof ObjectIn<Row[Name]>
      ? `${Name}.${string}`
      : never
}[keyof Row & string]

type ValueAt<Row, Path> = Path extends `${infer Name}.${infer Inner}`
  ? Name extends keyof Row
    ? Inner extends keyof ObjectIn<Row[Name]>
      ? ObjectIn<Row[Name]>[Inner]
      : never
    : never
  : never

type Test<Value> = OperatorOf<ItemOf<NonNullable<Value>>>

/** A list matches if one of its items does. */
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value

/** A union, so that an operator needs a value: optional properties would accept `{ equals: undefined }`. */
type OperatorOf<Value> =
  | { equals: Value | null }
  | { not_equals: Value | null }
  | { in: readonly Value[] }
  | { not_in: readonly Value[] }
  | { exists: boolean }
  | (string extends Value ? Ordered<string> | { contains: string } | { like: string } : never)
  | (number extends Value ? Ordered<number> : never)

type Ordered<Value> =
  | { greater_than: Value }
  | { greater_than_equal: Value }
  | { less_than: Value }
  | { less_than_equal: Value }
