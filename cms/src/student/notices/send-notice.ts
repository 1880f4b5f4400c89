import { noticeStateOn } from '@pravesh/shared/content/notice-board/notice'
import type { NoticeRecipientsView, NoticeSendingView } from '@pravesh/shared/content/notice-board/staff-calls'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import type { NoticeSending } from '../../payload-types.ts'
import { countRecipients } from './concerned-students.ts'
import { noticeInLanguages, type TranslatedNotice } from './notice-in-languages.ts'

interface NoticeOptions {
  payload: Payload
  /** The id of a notice. */
  id: string
  now: Date
}

const REFUSALS = {
  unpublished: 'Publish the notice first. Then you can send it.',
  upcoming: 'The notice is not shown yet. Send it on its date or later.',
  ended: 'The last day of the notice has passed. Change it to send the notice.',
  none: 'Of the people that the notice concerns, none gets notices by e-mail.',
}

const findSending = (payload: Payload, id: string) =>
  readRow({ payload, collection: 'notice-sendings', where: { noticeId: { equals: id } } })

/** Why a notice cannot be sent now, or how far its sending is. */
export async function noticeSending({ payload, id, now }: NoticeOptions): Promise<NoticeSendingView> {
  const sending = await findSending(payload, id)
  if (sending !== null) return { refusal: null, sending: viewOf(sending) }
  const sendable = await sendableNotice({ payload, id, now })
  return { refusal: 'refusal' in sendable ? sendable.refusal : null, sending: null }
}

/** Whom a notice would reach. Throws a Problem (409) if it cannot be sent, or reaches none. */
export async function noticeRecipients({ payload, id, now }: NoticeOptions): Promise<NoticeRecipientsView> {
  const sendable = await sendableNotice({ payload, id, now })
  if ('refusal' in sendable) throw refused(sendable.refusal)
  const recipients = await countRecipients({ payload, courses: sendable.notice.courses })
  if (recipients.count === 0) throw refused(REFUSALS.none)
  const { languages } = portalOf(payload).env
  return { ...recipients, inEnglish: sendable.notice.inEnglish.filter((locale) => languages.includes(locale)) }
}

function viewOf({ startedBy, startedAt, finishedAt, queued, total }: NoticeSending) {
  return { by: startedBy, startedAt, finishedAt: finishedAt ?? null, queued, total }
}

/** The notice if it may be sent, or why not. */
async function sendableNotice({
  payload,
  id,
  now,
}: NoticeOptions): Promise<{ refusal: string } | { notice: TranslatedNotice }> {
  const notice = await noticeInLanguages(payload, id)
  const state = notice === null ? 'unpublished' : noticeStateOn(notice, dayInIndia(now))
  if (notice === null) return { refusal: REFUSALS.unpublished }
  return state === 'upcoming' || state === 'ended' ? { refusal: REFUSALS[state] } : { notice }
}

interface SendOptions extends NoticeOptions {
  staff: { name: string }
  /** The number of people that staff confirmed. */
  recipients: number
}

/** People register while staff read the dialog. A larger part of the confirmed number means that the notice has changed. */
const TOLERATED_CHANGE = 0.1

/**
 * Starts the sending of a notice: a record that a background work finishes, even after a kill. Throws a Problem (409) if
 * the notice cannot be sent or has been sent.
 */
export async function sendNotice({ payload, id, now, staff, recipients }: SendOptions): Promise<void> {
  const sendable = await sendableNotice({ payload, id, now })
  if ('refusal' in sendable) throw refused(sendable.refusal)
  const { courses, texts } = sendable.notice
  const { en, ...translations } = texts
  const { count: total } = await countRecipients({ payload, courses })
  if (total === 0) throw refused(REFUSALS.none)
  if (Math.abs(total - recipients) > recipients * TOLERATED_CHANGE) throw refused(changedTo(total))
  const isNew = await insertIfAbsent({
    payload,
    collection: 'notice-sendings',
    data: {
      noticeId: id,
      ...en,
      translations,
      courses,
      startedBy: staff.name,
      startedAt: now.toISOString(),
      total,
      queued: 0,
      attempts: 0,
      dueAt: now.toISOString(),
    },
  })
  if (!isNew) throw refused('This notice has already been sent. Reload the page to see when.')
  portalOf(payload).noticeSender?.wake()
}

const changedTo = (total: number) =>
  `The notice now concerns ${total === 1 ? '1 person' : `${total} people`}. Reload the page, then send it.`

function refused(publicMessage: string): Problem {
  return new Problem({ code: 'NOTICE_NOT_SENT', status: 409, publicMessage })
}
