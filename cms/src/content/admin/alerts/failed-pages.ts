import type { Payload, TypedUser } from 'payload'
import type { DashboardAlert } from '../../../platform/admin/dashboard.ts'

/** Pages named on the first screen one by one; of more there is only the number. */
const NAMED = 5

/** Records whose last change could not be put on the site. */
export const failedPages: DashboardAlert = {
  needs: { subject: 'books', verb: 'update' },
  async look({ payload, user }) {
    const { docs, totalDocs } = await payload.find({
      collection: 'publications',
      where: { state: { equals: 'failed' } },
      sort: '-updatedAt',
      limit: NAMED,
      depth: 0,
      overrideAccess: false,
      user,
    })
    const more = totalDocs > NAMED ? ` (and ${totalDocs - NAMED} more)` : ''
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

/** Where a page's record is changed. The page of a policy is known by its key, which is not its address in the admin. */
function formOf(payload: Payload, collection: string, recordId: string | null | undefined) {
  const isGlobal = payload.config.globals.some(({ slug }) => slug === collection)
  if (isGlobal) return { href: `/globals/${collection}`, id: null }
  if (!recordId || collection === 'policies') return { href: `/collections/${collection}`, id: null }
  return { href: `/collections/${collection}/${recordId}`, id: recordId }
}

/** The record's name as its form shows it; null when it is gone. */
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
