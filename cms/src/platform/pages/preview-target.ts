import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { Payload, PayloadRequest } from 'payload'
import { pagesOf } from './pages-of.ts'
import type { DraftOf } from './records.ts'

/** The page that shows a draft, and the draft it is drawn from. */
interface PreviewTarget {
  path: string
  draft: DraftOf
}

interface PreviewQuestion {
  payload: Payload
  user: NonNullable<PayloadRequest['user']>
  /** `collection` and `id`, or `global`. */
  search: URLSearchParams
}

/** Finds what `/preview?collection=…&id=…` or `?global=…` names, if this member of staff may read it. */
export async function previewTarget({ payload, user, search }: PreviewQuestion): Promise<PreviewTarget | null> {
  const pages = pagesOf(payload)
  const locale = DEFAULT_LOCALE
  const globalPage = pages.pageOfGlobal(search.get('global') ?? '')
  const global = globalPage?.previews.global
  if (globalPage && global) {
    await payload.findGlobal({ slug: global, draft: true, depth: 0, overrideAccess: false, user })
    const [path] = globalPage.fixedPaths(locale)
    return path === undefined ? null : { path, draft: { global } }
  }
  const collection = pages.pageOf(search.get('collection') ?? '')?.previews.collection
  const id = search.get('id')
  if (!collection || !id) return null
  const doc = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  const path = doc === null ? null : pages.pathOf({ collection, doc, locale })
  return path === null ? null : { path, draft: { collection, id } }
}
