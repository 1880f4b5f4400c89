import { said } from '@pravesh/shared/platform/replies/said'
import { NOTICE_HONEYPOT, noticeCalls, noticeNames, noticeSchema } from '@pravesh/shared/shop/notices/wire'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { renameFromWire, wireErrors } from '../../http/api/wire-body.ts'
import { requestNotice } from './request-notice.ts'

/** POST /api/purchesbook/notifyWhenBack {bookid, email}. Replies with success to bots that fill in the honeypot. */
export const notifyWhenBack = endpoint({
  ...noticeCalls.notifyWhenBack,
  handle: async ({ payload, body, clientAddress }) => {
    const sent = await body()
    if (sent[NOTICE_HONEYPOT]) return said(shopReplies, 'NOTICE_ACCEPTED')
    const parsed = noticeSchema.safeParse(renameFromWire(sent, noticeNames))
    if (!parsed.success) throw invalid(wireErrors(parsed.error, noticeNames))
    await requestNotice({ payload, request: parsed.data, clientAddress, now: new Date() })
    return said(shopReplies, 'NOTICE_ACCEPTED')
  },
})
