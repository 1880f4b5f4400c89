import { PAYMENT_ISSUES, type PaymentIssue } from '@pravesh/shared/payments/issues'
import { type DashboardAlert, type DashboardSection, filteredList } from '../../admin-kit/dashboard/dashboard.ts'
import { offlineAlert } from '../offline/admin/offline-alert.ts'
import { findingAlerts } from '../reconcile/admin/finding-alerts.ts'
import { officeAlerts } from './office-alerts.ts'
import { refundAlerts } from './refund-alerts.ts'

const TEXTS: Record<PaymentIssue, (count: number) => string> = {
  mismatch: (count) =>
    count === 1 ? '1 payment does not match the amount due' : `${count} payments do not match the amount due`,
  duplicate: (count) =>
    count === 1
      ? '1 payment was made twice and is not refunded yet'
      : `${count} payments were made twice and are not refunded yet`,
}

function issueAlert(issue: PaymentIssue): DashboardAlert {
  return {
    needs: { subject: 'payments', verb: 'read' },
    async findNotices({ payload, user }) {
      const where = { issue: { equals: issue } }
      const { totalDocs } = await payload.count({ collection: 'payments', where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      return [{ text: TEXTS[issue](totalDocs), href: filteredList('payments', { issue }), tone: 'problem' }]
    },
  }
}

export const paymentsDashboard: DashboardSection = {
  alerts: [...PAYMENT_ISSUES.map(issueAlert), ...refundAlerts, offlineAlert, ...officeAlerts, ...findingAlerts],
  shortcuts: [
    {
      needs: { subject: 'payments', verb: 'read' },
      label: 'See the payments of a day',
      hint: 'With totals, and as a file for a spreadsheet',
      href: '/collections/payments',
      frequency: 'often',
    },
    {
      needs: { subject: 'offline-payments', verb: 'read' },
      label: 'Enter or confirm an offline payment',
      hint: 'Cash, transfers, drafts and cheques',
      href: '/collections/offline-payments',
      frequency: 'often',
    },
    {
      needs: { subject: 'bank-lines', verb: 'read' },
      label: 'Import a bank statement',
      hint: 'Finds the offline payments that the bank has received',
      href: '/collections/bank-lines',
    },
    {
      needs: { subject: 'day-closings', verb: 'read' },
      label: 'Close the day',
      hint: 'Count the cash, sign, and close a colleague’s day',
      href: '/collections/day-closings',
    },
    {
      needs: { subject: 'settlement-lines', verb: 'read' },
      label: 'Compare settlements',
      hint: 'What the payment provider has paid out, day by day',
      href: '/collections/settlement-lines',
    },
  ],
}
