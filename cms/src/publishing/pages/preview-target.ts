import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { Payload, PayloadRequest } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { DraftOf } from './records.ts'

interface PreviewTarget {
  path: string
  draft: DraftOf
}

interface PreviewQuery {
  payload: Payload
  user: NonNullable<PayloadRequest['user']>
  /** `collection` and `id`, or `global`. */
  search: URLSearchParams
}

/** Resolves `/preview?collection=…&id=…` or `?global=…`; null if there is no such page or readable draft. */
export async function previewTarget({ payload, user, search }: PreviewQuery): Promise<PreviewTarget | null> {
  const { pages } = portalOf(payload)
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
