import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { storedDay } from '../../src/content/notice-board/notice-dates.ts'
import type { Notice } from '../../src/payload-types.ts'
import { paragraphs } from './rich-text.ts'

type NoticeChange = Partial<Pick<Notice, 'title' | 'shownFrom' | 'until' | 'pinned' | 'courses' | '_status'>> & {
  attachment?: string
}

/** A published notice that is shown from today on. */
export function aShownNotice(payload: Payload, change: NoticeChange = {}): Promise<Notice> {
  return payload.create({
    collection: 'notices',
    data: {
      title: 'Classes begin in July',
      body: paragraphs('The classes of the new session begin in July.', 'Bring your admission letter.'),
      shownFrom: storedDay(dayInIndia(new Date())),
      pinned: false,
      _status: 'published',
      ...change,
    },
  })
}
