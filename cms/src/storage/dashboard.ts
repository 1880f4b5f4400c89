import { setTimeout } from 'node:timers/promises'
import type { DashboardSection } from '../admin-kit/dashboard/dashboard.ts'
import { portalOf } from '../foundation/portal.ts'

/** The dashboard does not wait longer for the storage. */
const PATIENCE_MS = 2_000

export const storageDashboard: DashboardSection = {
  alerts: [
    {
      needs: { subject: 'media', verb: 'read' },
      async findNotices({ payload }) {
        const { storage } = portalOf(payload)
        const probe = storage.stat('private/probe').then(
          () => true,
          () => false,
        )
        if (await Promise.race([probe, setTimeout(PATIENCE_MS, false, { ref: false })])) return []
        return [
          {
            text: 'Pictures and documents cannot be stored or opened',
            detail: `The file storage ${storage.place} does not answer. What is stored there is not lost; people can upload again when it answers.`,
            href: '/collections/media',
            tone: 'problem',
          },
        ]
      },
    },
  ],
  shortcuts: [],
}
