/**
 * What a public page is drawn from: plain JSON, made by the CMS from published records and parsed before the page is
 * rendered, so that a bad record leaves the old page up. Each feature declares the kinds of page that it has.
 */
import * as z from 'zod/mini'
import { type Site, siteSchema } from './site.ts'

/** What the data of every page have in common. */
export interface PageData {
  kind: string
  site: Site
}

/** A kind of page: its name, and the schema of its data. */
export interface PageKind {
  readonly name: string
  readonly schema: z.ZodMiniType<PageData>
}

/** The data of a page of that kind. */
export type PageOf<K extends PageKind> = PageData & z.infer<K['schema']>

/** Declares a kind of page with data of its own besides the site's settings. */
export function pageKind<Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) {
  const schema = z.extend(z.object({ kind: z.literal(name), site: siteSchema }), shape)
  return { name, schema }
}

/** Whether a parsed page is of that kind. */
export function isPageOf<K extends PageKind>(page: PageData, kind: K): page is PageOf<K> {
  return page.kind === kind.name
}
