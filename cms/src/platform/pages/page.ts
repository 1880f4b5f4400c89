import type { Locale } from '@pravesh/shared/platform/locale'
import type { PageKind, PageOf } from '@pravesh/shared/site/page-data'
import type { Shell } from '@pravesh/shared/site/shells'
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import type { Loose } from './loose.ts'
import type { Records } from './records.ts'

/** The parts of an address that tell the pages of one kind apart. */
export type Params = Readonly<Record<string, string>>

/** A record that was saved, unpublished or deleted. */
export interface RecordChange {
  /** A collection's or a global's slug. */
  slug: string
  id: string
  /** As it was saved; left out where the id says enough. */
  doc?: Record<string, unknown>
}

/** The record that staff think of when they see a page: its collection or global, and its id, null for a global. */
export interface PageOwner {
  recordCollection: string
  recordId: string | null
}

/** The records that have a page each. */
export interface RecordSource {
  collection: CollectionSlug
  /** What a published record must be to have a page. */
  where?: readonly Where[]
  /** The field that the last part of the address is made of; a record that gets another one moves. */
  name?: string
}

/**
 * Which pages of a kind a change shows on: that of the changed record itself, all of the kind, or those of the records whose ids
 * are returned. Found by index: a change must not cost more the more records there are.
 */
export type Affected =
  | 'own'
  | 'all'
  | ((change: RecordChange, on: { payload: Payload }) => readonly string[] | Promise<readonly string[]>)

/** What answers an address of a kind where there is no page: a redirect, or another page with status 404. */
export type Absent = { redirect: string } | { page: string }

/** Where search engines find the pages of a kind. */
interface SitemapPlace {
  /** Order of the kinds within the sitemap. */
  position: number
  /** The pages' own sitemap files, e.g. `books` for `/sitemap-books-1.xml`; for kinds of thousands of pages. */
  file?: string
}

/** The draft that staff see on a page: a record of the collection, or a global. */
type Previewed<P extends Params> =
  | { collection: CollectionSlug; params: (doc: object) => P | null; global?: undefined }
  | { global: GlobalSlug; collection?: undefined }

/** The field of a collection that holds pictures shown on a page, or the global that does. */
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

/** What a loader returns of a page: its data without what every page has, before they are parsed. */
export type Loaded<K extends PageKind> = Loose<Omit<PageOf<K>, 'kind' | 'site'>>

/** Everything the portal knows of one kind of public page. Addresses are those of the default language. */
export interface PageDefinition<K extends PageKind, P extends Params> {
  kind: K
  path: (address: { params: P; locale: Locale }) => string
  match: (address: { path: string; locale: Locale }) => P | null
  /** The pages there are, whatever records exist, or the records that have one each. */
  pages: readonly P[] | RecordSource
  /** Null when there is no such page, e.g. because its record is not published. */
  load: (input: LoadInput<P>) => Promise<Loaded<K> | null>
  /** The global that every page shows, where left out. */
  owner?: (params: P) => PageOwner
  preview?: Previewed<P>
  affectedBy?: Readonly<Partial<Record<CollectionSlug | GlobalSlug, Affected>>>
  pictures?: PictureSource
  /** Left out for pages that are not for search engines. */
  sitemap?: SitemapPlace
  absent?: Absent
  answers?: Shell['answers']
}

/** One page of a kind, as its address was read. */
export interface PageAt {
  params: Params
  owner: PageOwner | null
  load: (input: Omit<LoadInput<Params>, 'params'>) => Promise<object | null>
}

/** A definition whose parameters are its own business. */
export interface Page extends Pick<PageDefinition<PageKind, Params>, 'affectedBy' | 'pictures' | 'sitemap' | 'absent'> {
  name: string
  schema: PageKind['schema']
  source: RecordSource | null
  answers: Shell['answers']
  previews: { collection?: CollectionSlug; global?: GlobalSlug }
  /** Addresses of the pages that exist whatever records there are. */
  fixedPaths: (locale: Locale) => string[]
  at: (address: { path: string; locale: Locale }) => PageAt | null
  /** The address of the page that shows a record of the previewed collection; null where it has none, e.g. without a name. */
  pathOf: (doc: object, locale: Locale) => string | null
}
