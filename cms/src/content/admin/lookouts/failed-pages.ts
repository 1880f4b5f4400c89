import type { Lookout } from '../../../platform/admin/desk.ts'

/** Pages named on the first screen one by one; of more there is only the number. */
const NAMED = 5

/** Records whose last change could not be put on the site. */
export const failedPages: Lookout = {
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
    const globals = new Set<string>(payload.config.globals.map((global) => global.slug))
    const formOf = (collection: string, recordId: string | null | undefined) => {
      if (globals.has(collection)) return `/globals/${collection}`
      // The page of a policy is known by its key, which is not its address in the admin.
      return recordId && collection !== 'policies'
        ? `/collections/${collection}/${recordId}`
        : `/collections/${collection}`
    }
    const more = totalDocs > NAMED ? ` (and ${totalDocs - NAMED} more)` : ''
    return docs.map((doc, index) => ({
      text: `${doc.path} could not be published${index === docs.length - 1 ? more : ''}`,
      detail: doc.error ?? undefined,
      href: formOf(doc.collection, doc.recordId),
      tone: 'problem' as const,
    }))
  },
}
