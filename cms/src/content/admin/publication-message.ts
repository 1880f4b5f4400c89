import { splitLocale } from '@pravesh/shared/platform/locale'
import { istShortTime } from '../../foundation/formats.ts'
import { boxWords as words } from './words.ts'

/** A row of the `publications` collection, as returned by the REST API. */
export interface PublicationRow {
  path: string
  state: 'live' | 'failed'
  error?: string | null
  publishedAt?: string | null
}

/** State of the record in the open form. */
export interface RecordState {
  saved: boolean
  /** Null for records without drafts. */
  status: 'draft' | 'published' | null
  hasPublished: boolean
  /** Whether the checkbox that shows it on the site is unticked. */
  switchedOff: boolean
  unpublishedChanges: boolean
}

export interface PublicationMessage {
  tone: 'live' | 'off' | 'failed'
  text: string
  /** Path on the site. */
  path?: string
  more?: string
}

/** Describes whether a record is on the site, since when, or why not. */
export function publicationMessage(row: PublicationRow | null, record: RecordState): PublicationMessage {
  if (!record.saved) return { tone: 'off', text: words.notSaved }
  if (row?.state === 'failed') {
    const text = (row.publishedAt ? words.changeFailed : words.failed)(row.error ?? words.unknownReason)
    return { tone: 'failed', text, path: livePath(row) }
  }
  if (!record.hasPublished && record.status === 'draft') return { tone: 'off', text: words.draft, more: words.publish }
  if (row) return live(row, record)
  if (record.switchedOff) return { tone: 'off', text: words.switchedOff }
  return { tone: 'off', text: words.notYet, more: words.saveAgain }
}

function live(row: PublicationRow, record: RecordState): PublicationMessage {
  return {
    tone: 'live',
    text: row.publishedAt ? words.liveSince(istShortTime(row.publishedAt)) : words.live,
    path: ownPath(row),
    more: record.unpublishedChanges ? words.newerDraft : undefined,
  }
}

function livePath(row: PublicationRow): string | undefined {
  return row.publishedAt ? ownPath(row) : undefined
}

/** Each language has a page and a row of its own; staff write in the default one. */
function ownPath({ path }: PublicationRow): string {
  return splitLocale(path).path
}
