import type { Payload, PayloadRequest } from 'payload'
import { globalPath, recordPath } from '../pages/record-path.ts'
import type { DraftOf } from '../pages/records.ts'

/** The page that shows a draft, and the draft it is drawn from. */
export interface PreviewTarget {
  path: string
  draft: DraftOf
}

const PREVIEWED_COLLECTIONS = ['courses', 'colleges', 'gallery-items', 'books', 'policies'] as const
const PREVIEWED_GLOBALS = ['home', 'about'] as const

interface PreviewQuestion {
  payload: Payload
  user: NonNullable<PayloadRequest['user']>
  /** `collection` and `id`, or `global`. */
  search: URLSearchParams
}

/** Finds what `/preview?collection=…&id=…` or `?global=…` names, if this member of staff may read it. */
export async function previewTarget({ payload, user, search }: PreviewQuestion): Promise<PreviewTarget | null> {
  const global = PREVIEWED_GLOBALS.find((slug) => slug === search.get('global'))
  if (global) {
    await payload.findGlobal({ slug: global, draft: true, depth: 0, overrideAccess: false, user })
    const path = globalPath(global)
    return path === null ? null : { path, draft: { global } }
  }
  const collection = PREVIEWED_COLLECTIONS.find((slug) => slug === search.get('collection'))
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
  const path = doc === null ? null : recordPath({ collection, doc })
  return path === null ? null : { path, draft: { collection, id } }
}
