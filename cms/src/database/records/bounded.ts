import type { CollectionSlug } from 'payload'
import type { Columns } from './columns.ts'

/** Collections whose records staff write one by one: a portal has at most some hundred of each. */
export type FewRecords =
  | 'academic-sessions'
  | 'colleges'
  | 'courses'
  | 'fee-structures'
  | 'gallery-items'
  | 'notices'
  | 'policies'
  | 'recorded-courses'
  | 'staff'
  | 'subjects'

/**
 * What a read of rows needs besides its condition: a `limit`, unless the collection has few records, or the condition
 * names records or keys that have few rows each. (decision 55)
 */
export type Bounded<Slug extends CollectionSlug, Given> = CollectionSlug extends Slug
  ? { limit: number }
  : Slug extends FewRecords
    ? unknown
    : NamesOwner<OwnerOf<Slug>, Given> extends true
      ? unknown
      : { limit: number }

/** Columns with the id of something that has very many rows of other collections. */
type OfMany = 'collegeId' | 'courseId' | 'merchantId' | 'sessionId'

/** Columns whose values few rows have in common. */
type OwnerOf<Slug extends CollectionSlug> = Exclude<
  Extract<
    keyof Columns<Slug>,
    | 'id'
    | `${string}Id`
    | 'application'
    | 'book'
    | 'email'
    | 'filename'
    | 'key'
    | 'path'
    | 'phone'
    | 'proof'
    | 'searchText'
    | 'student'
    | 'viewer'
  >,
  OfMany
>

/** Whether each member of a union of conditions names an owner. */
type NamesOwner<Owner, Given> = false extends NamesOwnerIn<Owner, Given> ? false : true

type NamesOwnerIn<Owner, Given> = Given extends unknown
  ? true extends OwnOwner<Owner, Given> | PartOwner<Owner, Given> | EachPartOwner<Owner, Given>
    ? true
    : false
  : never

type OwnOwner<Owner, Given> = {
  [Name in keyof Given]: Name extends Owner
    ? Given[Name] extends { equals: string | number } | { in: readonly unknown[] }
      ? true
      : false
    : false
}[keyof Given]

/** One part that names an owner is enough for all parts of an `and`. */
type PartOwner<Owner, Given> = Given extends { and: readonly (infer Part)[] }
  ? Part extends unknown
    ? NamesOwnerIn<Owner, Part>
    : never
  : false

/** All parts of an `or` must name one. */
type EachPartOwner<Owner, Given> = Given extends { or: readonly (infer Part)[] } ? NamesOwner<Owner, Part> : false
