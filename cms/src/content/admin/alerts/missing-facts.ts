import type { CollectionSlug, GlobalSlug } from 'payload'
import type { DashboardAlert } from '../../../admin-kit/dashboard/dashboard.ts'
import { readGlobalRow } from '../../../database/records/global-rows.ts'
import { isEmpty } from '../../../database/records/is-empty.ts'
import { formatList } from '../../../foundation/formats.ts'
import { recordsOf } from '../../../publishing/pages/records.ts'

const SETTINGS = {
  tagline: 'the line under your name',
  phone: 'your telephone number',
  email: 'your e-mail address',
  address: 'your postal address',
  liveClassesUrl: 'the address of your live classes',
} as const

/** Asks for the facts of the organisation that the site leaves out while they are missing. */
export const missingSettings: DashboardAlert = {
  needs: { subject: 'site-settings', verb: 'update' },
  async findNotices({ payload }) {
    const settings = await recordsOf({ payload }).global('site-settings')
    const keys = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]
    const missing = keys.filter((key) => !settings?.[key]).map((key) => SETTINGS[key])
    if (missing.length === 0) return []
    const text = `Enter ${formatList(missing)}`
    const detail = 'Visitors do not see them until you do. Check the policies too: they name no address of yours.'
    return [{ text, detail, href: '/globals/site-settings', tone: 'todo' }]
  },
}

/** Asks for the text of a page that still has none. */
export function unwrittenPage(global: GlobalSlug, text: string): DashboardAlert {
  return {
    needs: { subject: global, verb: 'update' },
    async findNotices({ payload }) {
      const written = await readGlobalRow({ payload, slug: global })
      return written ? [] : [{ text, href: `/globals/${global}`, tone: 'todo' }]
    },
  }
}

/** Asks for the first record of a collection that the site is built on. */
export function emptyCollection(collection: CollectionSlug, text: string): DashboardAlert {
  return {
    needs: { subject: collection, verb: 'create' },
    async findNotices({ payload }) {
      const filled = !(await isEmpty(payload, collection))
      return filled ? [] : [{ text, href: `/collections/${collection}/create`, tone: 'todo' }]
    },
  }
}
