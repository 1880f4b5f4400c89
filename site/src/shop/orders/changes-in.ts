import { changeTable } from '@pravesh/shared/shop/orders/wire'
import type { ApiReply } from '../../lib/api.ts'
import { inWords } from '../../lib/reply-words.ts'

/** What has changed since the buyer saw the order, as sentences in the language of the page; empty for another refusal. */
export function changesIn({ body }: Pick<ApiReply, 'body'>): string[] {
  if (!Array.isArray(body.changes)) return []
  return body.changes.map((change) => {
    const { message, because } = changeTable.fromWire.parse(change)
    return inWords(message, because)
  })
}
