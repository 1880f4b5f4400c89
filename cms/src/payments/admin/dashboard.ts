import { PAYMENT_ISSUES, type PaymentIssue } from '@pravesh/shared/payments/issues'
import { type DashboardSection, filteredList } from '../../platform/admin/dashboard.ts'

const TEXTS: Record<PaymentIssue, (count: number) => string> = {
  mismatch: (count) =>
    count === 1 ? '1 payment does not match the amount due' : `${count} payments do not match the amount due`,
  duplicate: (count) => (count === 1 ? '1 payment needs a refund' : `${count} payments need a refund`),
}

export const paymentsDashboard: DashboardSection = {
  alerts: PAYMENT_ISSUES.map((issue) => ({
    needs: { subject: 'payments', verb: 'read' },
    async look({ payload, user }) {
      const where = { issue: { equals: issue } }
      const { totalDocs } = await payload.count({ collection: 'payments', where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      return [{ text: TEXTS[issue](totalDocs), href: filteredList('payments', { issue }), tone: 'problem' }]
    },
  })),
  shortcuts: [],
}
