import type { Locale } from '@pravesh/shared/platform/locale'
import type { PageKind, PageOf } from '@pravesh/shared/site/page-data'
import type { Shell } from '@pravesh/shared/site/shells'
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import type { DeepPartial } from './deep-partial.ts'
import type { Records } from './records.ts'

/** The variable parts of an address. */
export type Params = Readonly<Record<string, string>>

/** A record that was saved, unpublished or deleted. */
export interface RecordChange {
  /** A collection's or a global's slug. */
  slug: string
  id: string
  /** The saved document; omitted if the id is sufficient. */
  doc?: Record<string, unknown>
  /** Of a changed translation, whose pages in other languages stay as they are. */
  language?: Locale
}

/** The record that staff edit to change a page: a collection and id, or a global with a null id. */
export interface PageOwner {
  recordCollection: string
  recordId: string | null
}

/** The records of which each has its own page. */
export interface RecordSource {
  collection: CollectionSlug
  /** Conditions, besides being published, for a record to have a page. */
  where?: readonly Where[]
  /** The field in the last segment of the address; changing it moves the page. */
  name?: string
  /** The field that the name in the public address follows. The page itself is published by id. (`PageNames`) */
  slug?: string
}

/**
 * The pages of a kind affected by a change: the changed record's own, all of the kind, or those of the returned ids.
 * Queries must use an index, so that the cost of a change does not grow with the number of records.
 */
export type Affected =
  | 'own'
  | 'all'
  | ((change: RecordChange, on: { payload: Payload }) => readonly string[] | Promise<readonly string[]>)

/** The response for a missing page of a kind: a redirect, or another page with status 404. */
export type Absent = { redirect: string } | { page: string }

interface SitemapPlace {
  /** Sort order of the kinds within the sitemap. */
  position: number
  /** Separate sitemap files, e.g. `books` for `/sitemap-books-1.xml`; for kinds with thousands of pages. */
  file?: string
}

/** The draft that a page previews: a record of the collection, or a global. */
type Previewed<P extends Params> =
  | { collection: CollectionSlug; params: (doc: object) => P | null; global?: undefined }
  | { global: GlobalSlug; collection?: undefined }

/** The collection field or global whose pictures a page shows. */
export type PictureSource =
  | { collection: CollectionSlug; field: string }
  | { global: GlobalSlug; collection?: undefined }

export interface LoadInput<P extends Params = Params> {
  records: Records
  params: P
  locale: Locale
  /** The query, e.g. `?course=BED`. */
  search: string
}

/** A loader's result: the page's own data before validation. */
export type Loaded<K extends PageKind> = DeepPartial<Omit<PageOf<K>, 'kind' | 'site'>>

/** Definition of a kind of public page. Addresses are those of the default language. */
export interface PageDefinition<K extends PageKind, P extends Params> {
  kind: K
  path: (address: { params: P; locale: Locale }) => string
  template?: string
  match: (address: { path: string; locale: Locale }) => P | null
  /** The fixed pages, or the records that each have a page. */
  pages: readonly P[] | RecordSource
  /** Returns null when there is no such page, e.g. because its record is not published. */
  load: (input: LoadInput<P>) => Promise<Loaded<K> | null>
  /** Defaults to the global shown on every page. */
  owner?: (params: P) => PageOwner
  preview?: Previewed<P>
  affectedBy?: Readonly<Partial<Record<CollectionSlug | GlobalSlug, Affected>>>
  pictures?: PictureSource | readonly PictureSource[]
  /** Omit for pages that search engines should not index. */
  sitemap?: SitemapPlace
  absent?: Absent
  aliases?: Shell['aliases']
  /** In the default language the page shows nothing of the records that affect it. */
  isTranslation?: boolean
}

/** A definition for each of a feature's kinds of pages. A kind without one does not compile. */
export type PagesOf<Kinds extends readonly PageKind[]> = Record<Kinds[number]['name'], Page>

/** A page of a kind, matched by address. */
export interface PageAt {
  params: Params
  owner: PageOwner | null
  load: (input: Omit<LoadInput<Params>, 'params'>) => Promise<object | null>
}

/** A page definition with its type parameters erased. */
export interface Page
  extends Pick<PageDefinition<PageKind, Params>, 'affectedBy' | 'pictures' | 'sitemap' | 'absent' | 'isTranslation'> {
  name: string
  /** The address with `:id` and `:name` in place of a record's; null for fixed pages. */
  template: string | null
  schema: PageKind['schema']
  source: RecordSource | null
  aliases: Shell['aliases']
  previews: { collection?: CollectionSlug; global?: GlobalSlug }
  fixedPaths: (locale: Locale) => string[]
  at: (address: { path: string; locale: Locale }) => PageAt | null
  /** The address of the page of a previewed record; null if it has none, e.g. because the record has no name. */
  pathOf: (doc: object, locale: Locale) => string | null
}
