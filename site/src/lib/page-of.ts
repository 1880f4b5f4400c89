import type { PageData, PageKind, PageOf } from './page-kinds.ts'

/** Narrows page data to a kind. Throws if the CMS sent another kind. */
export function pageOf<K extends PageKind>({ page }: { page: PageData }, kind: K): PageOf<K> {
  if (!isKind(page, kind)) throw new Error(`This address shows a ${kind} page and was given a ${page.kind} page.`)
  return page
}

function isKind<K extends PageKind>(page: PageData, kind: K): page is PageOf<K> {
  return page.kind === kind
}
