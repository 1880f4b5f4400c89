import type { DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'
import { pdfRenderer } from '../../pdf/feature.ts'

export const documentsDashboard: DashboardSection = {
  alerts: [
    {
      needs: { subject: 'receipts', verb: 'read' },
      async findNotices({ payload }) {
        const { problem } = pdfRenderer(payload)
        if (problem === null) return []
        return [
          {
            text: 'Receipts and forms cannot be downloaded',
            detail: `Chromium, which prints them, does not start: ${problem} Install it, or set CHROMIUM_PATH.`,
            href: '/collections/receipts',
            tone: 'problem',
          },
        ]
      },
    },
  ],
  shortcuts: [],
}
