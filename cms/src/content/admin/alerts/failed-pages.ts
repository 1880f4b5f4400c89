import type { Payload, TypedUser } from 'payload'
import type { DashboardAlert } from '../../../admin-kit/dashboard/dashboard.ts'

/** Max pages listed one by one; the rest are only counted. */
const MAX_LISTED = 5

/** Alert for records whose last change could not be published. */
export const failedPages: DashboardAlert = {
  needs: { subject: 'books', verb: 'update' },
  async findNotices({ payload, user }) {
    const { docs, totalDocs } = await payload.find({
      collection: 'publications',
      where: { state: { equals: 'failed' } },
      sort: '-updatedAt',
      limit: MAX_LISTED,
      depth: 0,
      overrideAccess: false,
      user,
    })
    const more = totalDocs > MAX_LISTED ? ` (and ${totalDocs - MAX_LISTED} more)` : ''
    const named = docs.map(async ({ recordCollection: collection, error, path, recordId }, index) => {
      const form = formOf(payload, collection, recordId)
      const name = form.id === null ? null : await nameOf({ payload, user, collection, id: form.id })
      return {
        text: `${name ? `“${name}”` : path} could not be published${index === docs.length - 1 ? more : ''}`,
        detail: error ?? undefined,
        href: form.href,
        tone: 'problem' as const,
      }
    })
    return Promise.all(named)
  },
}

/** Admin URL of a page's record. Publications identify a policy by its key, which is not its admin id. */
function formOf(payload: Payload, collection: string, recordId: string | null | undefined) {
  const isGlobal = payload.config.globals.some(({ slug }) => slug === collection)
  if (isGlobal) return { href: `/globals/${collection}`, id: null }
  if (!recordId || collection === 'policies') return { href: `/collections/${collection}`, id: null }
  return { href: `/collections/${collection}/${recordId}`, id: recordId }
}

/** The record's title in the admin; null when it no longer exists. */
async function nameOf(options: { payload: Payload; user: TypedUser; collection: string; id: string }) {
  const { payload, user, collection, id } = options
  const known = payload.config.collections.find(({ slug }) => slug === collection)
  if (!known) return null
  const doc: unknown = await payload.findByID({
    collection: known.slug,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  const name: unknown = doc && typeof doc === 'object' ? Reflect.get(doc, known.admin.useAsTitle ?? 'id') : null
  return typeof name === 'string' ? name : null
}
