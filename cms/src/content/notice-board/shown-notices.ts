import {
  inNoticeOrder,
  MAX_LISTED_NOTICES,
  noticeCourses,
  noticeStateOn,
} from '@pravesh/shared/content/notice-board/notice'
import type { NoticeText } from '@pravesh/shared/content/notice-board/notice-texts'
import type { NoticeHead } from '@pravesh/shared/content/notice-board/notice-view'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { idOf } from '../../database/records/relation.ts'
import type { Notice } from '../../payload-types.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { paragraphsOf } from '../promises/paragraphs.ts'
import { noticeDates } from './notice-dates.ts'

const FIELDS = ['title', 'shownFrom', 'until', 'pinned', 'courses', 'body', 'attachment'] as const

type NoticeRow = Pick<Notice, 'id' | (typeof FIELDS)[number]>

/** A notice that is shown now, with its text as the editor stores it. */
export interface ShownNotice extends NoticeHead {
  lastDay: string | null
  body: Notice['body']
  /** The record of the PDF that it offers. */
  attachmentId: string | null
}

/**
 * The published notices that are shown now, in their order. A previewed draft replaces its published notice, or is added,
 * whatever its dates.
 */
export async function shownNotices(records: Records, now = new Date()): Promise<ShownNotice[]> {
  const today = dayInIndia(now)
  const published: NoticeRow[] = await records.list({
    collection: 'notices',
    fields: FIELDS,
    where: { or: [{ until: { exists: false } }, { until: { greater_than_equal: `${today}T00:00:00.000Z` } }] },
    sort: ['-shownFrom', 'title'],
  })
  const draft = await records.draftIn('notices')
  const present = published.filter((row) => row.id !== draft?.id).flatMap((row) => viewOf(row) ?? [])
  const shown = present.filter((notice) => noticeStateOn(notice, today) === 'shown')
  const previewed = draft === null ? null : viewOf({ ...draft, shownFrom: draft.shownFrom ?? today })
  return inNoticeOrder(previewed === null ? shown : [previewed, ...shown])
}

function viewOf(row: NoticeRow): ShownNotice | null {
  const dates = noticeDates(row)
  if (dates === null) return null
  const { id, title, pinned, courses, body, attachment } = row
  return {
    id,
    title,
    pinned: pinned === true,
    courses: noticeCourses(courses),
    body,
    attachmentId: idOf(attachment),
    ...dates,
  }
}

/** What lists of titles show of a notice. */
export function noticeHead({ id, title, day, pinned, courses }: ShownNotice): NoticeHead {
  return { id, title, day, pinned, courses }
}

/** The first notices that name a course, for its page, and how many there are. */
export function courseNotices(code: CourseCode, shown: readonly ShownNotice[]): { first: NoticeHead[]; total: number } {
  const own = shown.filter(({ courses }) => courses.includes(code))
  return { first: own.slice(0, MAX_LISTED_NOTICES).map(noticeHead), total: own.length }
}

/** A published notice, whatever its dates; null if there is none. */
export async function publishedNotice(records: Records, id: string): Promise<ShownNotice | null> {
  const row = await records.one({
    collection: 'notices',
    id,
    fields: FIELDS,
  })
  return row && viewOf(row)
}

/** What a notice says in a message. */
export function noticeText({ title, body }: Pick<ShownNotice, 'title' | 'body'>): NoticeText {
  const paragraphs = paragraphsOf(body).filter((paragraph) => paragraph.trim() !== '')
  return { title, text: paragraphs.join('\n\n') }
}
