import { isProposed, LINE_STATUSES } from '@pravesh/shared/payments/statement/status'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import type { OfflinePayment } from '../../payload-types.ts'

interface FreeOptions {
  payload: Payload
  /** Rejected or bounced. */
  entry: Pick<OfflinePayment, 'id' | 'reason' | 'bounceReason'>
}

/** Makes the bank line that waits for an entry unknown, so that the next statement or a person can bring another payment. */
export async function freeLines({ payload, entry: { id, reason, bounceReason } }: FreeOptions): Promise<void> {
  await changeAll({
    payload,
    collection: 'bank-lines',
    where: { and: [{ offlineId: { equals: id } }, { status: { in: LINE_STATUSES.filter(isProposed) } }] },
    data: {
      status: 'unknown',
      offlineId: null,
      proposal: null,
      draft: null,
      note: bounceReason ? `The cheque was returned: ${bounceReason}` : `The offline payment was rejected: ${reason}`,
      decidedBy: null,
      decidedById: null,
      decidedAt: null,
    },
  })
}
