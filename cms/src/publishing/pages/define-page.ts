import { localizedPath } from '@pravesh/shared/platform/locale'
import type { PageKind } from '@pravesh/shared/site/page-data'
import type { Shell } from '@pravesh/shared/site/shells'
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Loaded, Page, PageDefinition, Params } from './page.ts'

/** Defines a kind of public page. Its feature registers it in `Feature.pages`. */
export function definePage<K extends PageKind, P extends Params>(definition: PageDefinition<K, P>): Page {
  const { kind, path, template = null, match, pages, load, owner, preview, aliases = [], ...rest } = definition
  const fixed = 'collection' in pages ? [] : pages
  return {
    ...rest,
    name: kind.name,
    template,
    schema: kind.schema,
    source: 'collection' in pages ? pages : null,
    aliases,
    previews: { collection: preview?.collection, global: preview?.global },
    fixedPaths: (locale) => fixed.map((params) => localizedPath(path({ params, locale }), locale)),
    at(address) {
      const params = match(address)
      if (params === null) return null
      return { params, owner: owner?.(params) ?? null, load: (input) => load({ ...input, params }) }
    },
    pathOf(doc, locale) {
      const params = preview?.collection === undefined ? null : preview.params(doc)
      return params === null ? null : localizedPath(path({ params, locale }), locale)
    },
  }
}

const NO_PARAMS: Params = {}

interface FixedPage<K extends PageKind>
  extends Omit<PageDefinition<K, Params>, 'path' | 'template' | 'match' | 'pages' | 'owner' | 'preview'> {
  path: string
  /** The collection or global that the page previews and whose state the admin shows with the page. */
  shows?: { collection: CollectionSlug } | { global: GlobalSlug }
}

/** Defines a page with a fixed address, independent of records. */
export function fixedPage<K extends PageKind>({ path, shows, ...definition }: FixedPage<K>): Page {
  return definePage({
    ...definition,
    ...(shows && ownedBy(shows)),
    path: () => path,
    match: (address) => (address.path === path ? NO_PARAMS : null),
    pages: [NO_PARAMS],
  })
}

function ownedBy(
  shows: NonNullable<FixedPage<PageKind>['shows']>,
): Pick<PageDefinition<PageKind, Params>, 'owner' | 'preview'> {
  if ('global' in shows) {
    return { preview: shows, owner: () => ({ recordCollection: shows.global, recordId: null }) }
  }
  const { collection } = shows
  return {
    preview: { collection, params: () => NO_PARAMS },
    owner: () => ({ recordCollection: collection, recordId: null }),
  }
}

/** Defines a page without data: all content is in its template. */
export function shellPage(shell: Shell, { sitemap }: Pick<Page, 'sitemap'> = {}): Page {
  const nothing: Loaded<Shell> = {}
  return fixedPage({ kind: shell, path: shell.path, aliases: shell.aliases, sitemap, load: async () => nothing })
}
