import type { CollectionSlug, GlobalSlug, Where } from 'payload'
import { type DashboardAlert, filteredList } from '../../../admin-kit/dashboard/dashboard.ts'

/** The latest version is a draft: the record was never published, or has changed since. */
const newestIsDraft: Where = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] }

/** Collections whose records have a title instead of a name. */
const TITLED: readonly CollectionSlug[] = ['gallery-items', 'notices', 'policies']

/** Alert for records with unpublished changes. */
export function draftsWaiting(collection: CollectionSlug, one: string, several: string): DashboardAlert {
  // Skips drafts without a title, which are left by forms that were opened and abandoned.
  const title = TITLED.includes(collection) ? 'title' : 'name'
  const where: Where = { and: [newestIsDraft, { [`version.${title}`]: { exists: true } }] }
  const notTrashed: Where = { 'version.deletedAt': { exists: false } }
  return {
    needs: { subject: collection, verb: 'update' },
    async findNotices({ payload, user }) {
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

/** Alert for a global with unpublished changes. */
export function globalDraftsWaiting(global: GlobalSlug, name: string): DashboardAlert {
  return {
    needs: { subject: global, verb: 'update' },
    async findNotices({ payload, user }) {
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
