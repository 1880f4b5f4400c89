import { type DashboardAlert, filteredList } from '../../../admin-kit/dashboard/dashboard.ts'

/** Open findings of the daily report. */
export const findingAlerts: DashboardAlert[] = [
  {
    needs: { subject: 'money-findings', verb: 'read' },
    async findNotices({ payload, user }) {
      const where = { state: { equals: 'open' } }
      const { totalDocs } = await payload.count({ collection: 'money-findings', where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      const text = totalDocs === 1 ? '1 record of money does not agree' : `${totalDocs} records of money do not agree`
      return [{ text, href: filteredList('money-findings', { state: 'open' }), tone: 'problem' }]
    },
  },
]
