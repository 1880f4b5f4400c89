/**
 * The data of public pages: plain JSON that the CMS builds from published records and parses before rendering, so that an
 * invalid record leaves the previous page in place. Each feature declares its own page kinds.
 */
import * as z from 'zod/mini'
import { type Site, siteSchema } from './site.ts'

/** The data common to all pages. */
export interface PageData {
  kind: string
  site: Site
}

export interface PageKind {
  readonly name: string
  readonly schema: z.ZodMiniType<PageData>
}

export type PageOf<K extends PageKind> = PageData & z.infer<K['schema']>

/** Declares a page kind with data of its own in addition to the site settings. */
export function pageKind<Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) {
  const schema = z.extend(z.object({ kind: z.literal(name), site: siteSchema }), shape)
  return { name, schema }
}

export function isPageOf<K extends PageKind>(page: PageData, kind: K): page is PageOf<K> {
  return page.kind === kind.name
}
