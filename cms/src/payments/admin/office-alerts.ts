import { APPROVAL_STATUSES, isWaiting } from '@pravesh/shared/payments/approvals/approvals'
import { CLOSING_STATUSES, isSigned } from '@pravesh/shared/payments/closing/status'
import { isClearing, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { isProposed, LINE_STATUSES } from '@pravesh/shared/payments/statement/status'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { type DashboardAlert, filteredList } from '../../admin-kit/dashboard/dashboard.ts'

interface WaitingOptions {
  collection: 'money-approvals' | 'offline-payments' | 'bank-lines' | 'day-closings'
  statuses: readonly string[]
  text: (count: string, isOne: boolean) => string
}

function waiting({ collection, statuses, text }: WaitingOptions): DashboardAlert {
  return {
    needs: { subject: collection, verb: 'read' },
    async findNotices({ payload, user }) {
      const where = { status: { in: [...statuses] } }
      const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      const href = filteredList(collection, { status: statuses.join() })
      return [{ text: text(formatNumber(totalDocs), totalDocs === 1), href, tone: 'todo' }]
    },
  }
}

/** What waits for a second person in the accounts office. */
export const officeAlerts: readonly DashboardAlert[] = [
  waiting({
    collection: 'money-approvals',
    statuses: APPROVAL_STATUSES.filter(isWaiting),
    text: (count, isOne) => `${count} ${isOne ? 'request' : 'requests'} for a refund or concession to decide on`,
  }),
  waiting({
    collection: 'offline-payments',
    statuses: OFFLINE_STATUSES.filter(isClearing),
    text: (count, isOne) => `${count} ${isOne ? 'cheque' : 'cheques'} with the bank`,
  }),
  waiting({
    collection: 'bank-lines',
    statuses: LINE_STATUSES.filter(isProposed),
    text: (count, isOne) => `${count} ${isOne ? 'match' : 'matches'} of bank statements to confirm`,
  }),
  waiting({
    collection: 'day-closings',
    statuses: CLOSING_STATUSES.filter(isSigned),
    text: (count, isOne) => `${count} signed ${isOne ? 'day' : 'days'} to close`,
  }),
]
