import type { Payload } from 'payload'
import { countRows } from '../../../database/records/count-rows.ts'
import { portalOf } from '../../../foundation/portal.ts'
import { WAITING } from '../../../messaging/outbox/status.ts'
import { applicationMessage } from '../../messages/application-message.ts'
import { applicationNews } from '../../messages/application-news.ts'
import { applicationText } from '../../messages/application-text.ts'

/** Messages about applications that wait to be sent: few, because a code or a receipt waits behind them. */
const MAX_WAITING = 100
const PAUSE_MS = 1000
/** Well within the lease of a run. The next portion waits again. */
const MAX_PAUSES = 20

const TEMPLATES = [applicationNews, applicationText, applicationMessage].map(({ key }) => key)

/** Waits while the outbox is busy with messages about applications. */
export async function waitForOutbox(payload: Payload, isStopping: () => boolean): Promise<void> {
  const where = { and: [{ status: { equals: WAITING } }, { template: { in: TEMPLATES } }] }
  for (let pause = 0; pause < MAX_PAUSES && !isStopping(); pause++) {
    // Another process sends then, if any.
    if (portalOf(payload).notifier === undefined) return
    if ((await countRows({ payload, collection: 'messages', where })) <= MAX_WAITING) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
