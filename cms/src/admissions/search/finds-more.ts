import type { Payload, TypedUser } from 'payload'
import { MAX_MATCHES } from '../../database/search/search-for.ts'
import { applicationListSearch } from './find-applications.ts'

interface MoreOptions {
  payload: Payload
  user: TypedUser
  search: string
}

/** Whether a search without other filters finds more applications than the list shows. */
export async function findsMore({ payload, user, search }: MoreOptions): Promise<boolean> {
  const slug = 'applications'
  const matching = await applicationListSearch.find({ payload, slug, text: search, isAlone: false })
  const { totalDocs } = await payload.count({ collection: slug, where: matching, overrideAccess: false, user })
  return totalDocs > MAX_MATCHES
}
