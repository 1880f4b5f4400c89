import type { CollectionSlug, GlobalSlug, Where } from 'payload'
import { type DashboardAlert, filteredList } from '../../../platform/admin/dashboard.ts'

/** The newest version of a record is a draft: it was never published, or was changed since. */
const newestIsDraft: Where = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] }

/** Records with changes that are not on the site. */
export function draftsWaiting(collection: CollectionSlug, one: string, several: string): DashboardAlert {
  // A form that was opened and left empty is nobody's work waiting.
  const title = collection === 'gallery-items' || collection === 'policies' ? 'title' : 'name'
  const where: Where = { and: [newestIsDraft, { [`version.${title}`]: { exists: true } }] }
  const notTrashed: Where = { 'version.deletedAt': { exists: false } }
  return {
    needs: { subject: collection, verb: 'update' },
    async look({ payload, user }) {
      const { totalDocs } = await payload.countVersions({
        collection,
        where: payload.collections[collection].config.trash ? { and: [where, notTrashed] } : where,
        overrideAccess: false,
        user,
      })
      if (totalDocs === 0) return []
      return [
        {
          text:
            totalDocs === 1
              ? `1 ${one} has changes that are not on the site`
              : `${totalDocs} ${several} have changes that are not on the site`,
          href: filteredList(collection, { _status: 'draft' }),
          tone: 'todo',
        },
      ]
    },
  }
}

/** A page of its own with changes that are not on the site. */
export function globalDraftsWaiting(global: GlobalSlug, name: string): DashboardAlert {
  return {
    needs: { subject: global, verb: 'update' },
    async look({ payload, user }) {
      const { docs } = await payload.findGlobalVersions({
        slug: global,
        where: newestIsDraft,
        limit: 1,
        depth: 0,
        overrideAccess: false,
        user,
      })
      if (docs.length === 0) return []
      return [{ text: `${name} has changes that are not on the site`, href: `/globals/${global}`, tone: 'todo' }]
    },
  }
}
