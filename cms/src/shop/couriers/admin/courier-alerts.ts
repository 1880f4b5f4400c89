import { type DashboardAlert, filteredList } from '../../../admin-kit/dashboard/dashboard.ts'
import { readRow } from '../../../database/records/read-row.ts'

/** Parcels that a courier has refused, cancelled or lost. */
const parcelsNeedAttention: DashboardAlert = {
  needs: { subject: 'shipments', verb: 'read' },
  async findNotices({ payload, user }) {
    const where = { needsAttention: { equals: true } }
    const { totalDocs } = await payload.count({ collection: 'shipments', where, overrideAccess: false, user })
    if (totalDocs === 0) return []
    const text = totalDocs === 1 ? '1 parcel needs attention' : `${totalDocs} parcels need attention`
    return [{ text, href: filteredList('shipments', { needsAttention: 'true' }), tone: 'problem' }]
  },
}

/** A courier that refuses the credentials in the settings.. */
const loginRefused: DashboardAlert = {
  needs: { subject: 'shipments', verb: 'read' },
  async findNotices({ payload }) {
    // Closed to all roles, because it holds the token. Only the reason is shown.
    const where = { refusedUntil: { greater_than: new Date().toISOString() } }
    const session = await readRow({ payload, collection: 'courier-sessions', where })
    if (session === null) return []
    return [
      {
        text: 'Shiprocket refuses our login, so no parcels are handed over',
        detail:
          `${session.refusal ?? ''} Correct SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD and restart the portal.`.trim(),
        href: filteredList('shipments', { status: 'waiting' }),
        tone: 'problem',
      },
    ]
  },
}

export const courierAlerts: DashboardAlert[] = [parcelsNeedAttention, loginRefused]
