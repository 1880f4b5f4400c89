import type { CollectionSlug, DataFromCollectionSlug, TypedCollectionJoins } from 'payload'

/** A populated relation. A row stores its id. */
interface Populated {
  id: string
  createdAt: string
  updatedAt: string
}

/** A value as it is stored: relations by their ids. */
export type Stored<Value> = Value extends Populated
  ? never
  : Value extends object
    ? { [Name in keyof Value]: Stored<Value[Name]> }
    : Value

/** What the generated types have besides columns: the slug of an auth collection, and joins, which are queries. */
type NoColumn<Slug> =
  | 'collection'
  | (Slug extends keyof TypedCollectionJoins ? keyof TypedCollectionJoins[Slug] : never)

/** The columns of a collection as they are stored: relations by their ids. */
export type Columns<Slug extends CollectionSlug> = {
  [Name in keyof DataFromCollectionSlug<Slug> as Exclude<Name, NoColumn<Slug>>]: Stored<
    DataFromCollectionSlug<Slug>[Name]
  >
}

/** Whether a collection is known only at run time, so that the compiler cannot check its columns. */
type IsAny<Slug extends CollectionSlug> = CollectionSlug extends Slug ? true : false

/** Refuses types with any names, like Record<string, unknown>, which optional properties accept. */
export type NoOther = { [name: `$${string}`]: never }

type Increment<Value> = [Extract<Value, number>] extends [never] ? never : { $inc: number }

/** Columns of lists have tables of their own in SQLite. */
type OwnColumns<Row> = {
  [Name in keyof Row as NonNullable<Row[Name]> extends readonly unknown[] ? never : Name]: Row[Name]
}

/** Changed columns of a row's own table, which excludes lists. `{ $inc: 1 }` increments a number. */
export type Changes<Slug extends CollectionSlug> =
  IsAny<Slug> extends true ? Record<string, unknown> : ChangesOf<OwnColumns<Columns<Slug>>>

type ChangesOf<Row> = { [Name in keyof Row]?: Row[Name] | Increment<Row[Name]> } & NoOther

/** Changed columns of a row, lists included. An `updatedAt` of null leaves that date as it is. */
export type RowUpdate<Slug extends CollectionSlug> =
  IsAny<Slug> extends true ? Record<string, unknown> : UpdateOf<Columns<Slug>>

type UpdateOf<Row> = {
  [Name in keyof Row]?:
    | Row[Name]
    | (NonNullable<Row[Name]> extends readonly (infer Item)[] ? { $push: Item } : never)
    | (Name extends 'updatedAt' ? null : never)
} & NoOther

type Automatic = 'id' | 'createdAt' | 'updatedAt'

/** A new row. Required columns must be given, because their defaults are applied by hooks. */
export type NewRow<Slug extends CollectionSlug> =
  IsAny<Slug> extends true
    ? Record<string, unknown>
    : Omit<Columns<Slug>, Automatic> & { createdAt?: string; updatedAt?: string }

/** A row as it is read: relations by their ids. */
export type Row<Slug extends CollectionSlug> = IsAny<Slug> extends true ? AnyRow : DataFromCollectionSlug<Slug>

/** A row of a collection that is known only at run time. */
interface AnyRow extends Record<string, unknown> {
  id: string
  createdAt?: string
  updatedAt?: string
}

/** Names of columns. */
export type ColumnName<Slug extends CollectionSlug> = IsAny<Slug> extends true ? string : keyof Columns<Slug> & string

/** What written data must fit besides: only names of columns, also in values that are no literals. */
export type KnownColumns<Slug extends CollectionSlug, Given> =
  IsAny<Slug> extends true ? unknown : OnlyNames<keyof Columns<Slug>, Given>

/** The same for columns of a row's own table. */
export type KnownChanges<Slug extends CollectionSlug, Given> =
  IsAny<Slug> extends true ? unknown : OnlyNames<keyof OwnColumns<Columns<Slug>>, Given>

type OnlyNames<Names, Given> = { [Name in keyof Given]: Name extends Names ? Given[Name] : never }
