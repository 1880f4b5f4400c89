import { changeTable } from '@pravesh/shared/shop/orders/wire'
import type { ApiReply } from '../../lib/api.ts'

/** What has changed since the buyer saw the order, as sentences; empty for another refusal. */
export function changesIn({ body }: Pick<ApiReply, 'body'>): string[] {
  if (!Array.isArray(body.changes)) return []
  return body.changes.map((change) => changeTable.fromWire.parse(change).message)
}
