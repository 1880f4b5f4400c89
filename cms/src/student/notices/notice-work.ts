import { noticeAnchor, noticeCourses } from '@pravesh/shared/content/notice-board/notice'
import type { NoticeTexts } from '@pravesh/shared/content/notice-board/notice-texts'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { finish, type Lease, release, renew, saveProgress } from '../../database/work/lease.ts'
import type { ApplyOptions, Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { outgoingMessages, queueTogether } from '../../messaging/outbox/queue-message.ts'
import { WAITING } from '../../messaging/outbox/status.ts'
import { noticeNews } from '../messages/notice-news.ts'
import { concernedStudents, type Recipient } from './concerned-students.ts'

const MINUTE = 60_000
/** Messages that are stored with one commit. */
const BATCH = 25
/** Notices in the outbox that wait to be sent: few, because a code or a receipt waits behind them. */
const MAX_WAITING = 50
/** Pause before looking again whether the outbox has room, in milliseconds. */
const PAUSE_MS = 1000

type Sending = Lease<'notice-sendings'>

/** The sendings that are not finished, for what concerns their due dates alone. */
export const unfinishedSendings: Omit<Work<'notice-sendings'>, 'apply'> = {
  collection: 'notice-sendings',
  dueField: 'dueAt',
  where: { finishedAt: { exists: false } },
  leaseMs: MINUTE,
  schedule: { delaysMs: [MINUTE / 2, MINUTE, 2 * MINUTE, 5 * MINUTE], afterwards: 'repeat' },
}

/**
 * Puts the messages of a notice into the outbox, a slice of students after another, and notes after each how far it is. A
 * process that takes over goes on there; the outbox refuses the messages of a slice that it has already. It waits while
 * the outbox is busy, so that other messages are not held up.
 */
export const noticeWork = (isStopping: () => boolean): Work<'notice-sendings'> => ({
  ...unfinishedSendings,
  apply: async ({ payload, lease, now }): Promise<Outcome<'notice-sendings'>> => {
    const { record } = lease
    // Renewed all the time, so the outcome is written here and not by the caller, who has the first lease.
    let held: Sending | null = lease
    const slices = concernedStudents({
      payload,
      courses: noticeCourses(record.courses),
      afterId: record.lastStudentId ?? undefined,
    })
    for await (const { accepting, lastId } of slices) {
      for (let start = 0; start < accepting.length; start += BATCH) {
        held = await roomInOutbox({ payload, lease: held, now, isStopping })
        if (held === null) return null
        if (isStopping()) {
          await release({ payload, work: unfinishedSendings, lease: held, dueAt: now() })
          return null
        }
        const recipients = accepting.slice(start, start + BATCH)
        await queueNotices(payload, record, recipients)
        held = await noted({ payload, lease: held, queued: recipients.length, lastId: recipients.at(-1)?.id ?? lastId })
        if (held === null) return null
      }
    }
    await finish({ payload, work: unfinishedSendings, lease: held, data: { finishedAt: now().toISOString() } })
    return null
  },
})

interface RoomOptions extends ApplyOptions<'notice-sendings'> {
  isStopping: () => boolean
}

/** Renews the lease until few notices wait in the outbox. Returns null if another process holds the sending. */
async function roomInOutbox({ payload, lease, now, isStopping }: RoomOptions): Promise<Sending | null> {
  let held = await renew({ payload, work: unfinishedSendings, lease, now: now() })
  while (held !== null && !isStopping() && (await waitingNotices(payload)) > MAX_WAITING) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    held = await renew({ payload, work: unfinishedSendings, lease: held, now: now() })
  }
  return held
}

function waitingNotices(payload: Payload): Promise<number> {
  const where = { and: [{ status: { equals: WAITING } }, { template: { equals: noticeNews.key } }] }
  return countRows({ payload, collection: 'messages', where })
}

async function queueNotices(
  payload: Payload,
  sending: Sending['record'],
  recipients: readonly Recipient[],
): Promise<void> {
  const { publicUrl } = portalOf(payload).env
  const { noticeId } = sending
  const texts = textsOf(sending)
  const link = `${publicUrl}${paths.notice(noticeAnchor(noticeId))}`
  const settingsLink = `${publicUrl}${paths.settings}`
  const all = recipients.map(({ id, name, email }) => ({
    event: `${noticeId}:${id}`,
    studentId: id,
    message: { to: email, template: noticeNews, variables: { name, texts, link, settingsLink } },
  }))
  const messages = await outgoingMessages({ payload }, all)
  await queueTogether(payload, messages, (_, queue) => queue())
}

/** As they were when the sending was started. Unchecked, because only the portal writes these columns. */
function textsOf({ title, text, translations }: Sending['record']): NoticeTexts {
  return { ...(translations as Partial<NoticeTexts> | null | undefined), en: { title, text } }
}

interface NotedOptions {
  payload: Payload
  lease: Sending
  /** Messages that were put into the outbox. */
  queued: number
  lastId: string
}

/** Notes how far the sending is. Returns null if another process holds it. */
async function noted({ payload, lease, queued, lastId }: NotedOptions): Promise<Sending | null> {
  const data = { lastStudentId: lastId, queued: lease.record.queued + queued }
  const record = await saveProgress({ payload, work: unfinishedSendings, lease, data })
  return record && { ...lease, record }
}
