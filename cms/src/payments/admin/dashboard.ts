import { PAYMENT_ISSUES, type PaymentIssue } from '@pravesh/shared/payments/issues'
import { type DashboardSection, filteredList } from '../../platform/admin/dashboard.ts'

const TEXTS: Record<PaymentIssue, (count: number) => string> = {
  mismatch: (count) =>
    count === 1 ? '1 payment does not match what was due' : `${count} payments do not match what was due`,
  duplicate: (count) => (count === 1 ? '1 payment is to be given back' : `${count} payments are to be given back`),
}

/** What payments put on the admin's first screen. */
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
