import { splitLocale } from '@pravesh/shared/platform/locale'
import { istShortTime } from '../../foundation/formats.ts'

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
  if (!record.saved) return { tone: 'off', text: 'Not on the site: it has not been saved yet.' }
  if (row?.state === 'failed') {
    const start = row.publishedAt
      ? 'The last change could not be published, so visitors still see the previous version'
      : 'This could not be published'
    return { tone: 'failed', text: `${start}: ${row.error ?? 'unknown reason'}`, path: livePath(row) }
  }
  if (!record.hasPublished && record.status === 'draft') {
    return { tone: 'off', text: 'Not on the site: this is a draft.', more: 'Press “Publish changes” to publish it.' }
  }
  if (row) return live(row, record)
  if (record.switchedOff) return { tone: 'off', text: 'Not on the site: it is switched off.' }
  return { tone: 'off', text: 'Not on the site yet.', more: 'If this message stays, save the record again.' }
}

function live(row: PublicationRow, record: RecordState): PublicationMessage {
  return {
    tone: 'live',
    text: row.publishedAt ? `Live since ${istShortTime(row.publishedAt)}` : 'Live on the site',
    path: ownPath(row),
    more: record.unpublishedChanges
      ? 'Your latest changes are a draft. Press “Publish changes” to publish them.'
      : undefined,
  }
}

function livePath(row: PublicationRow): string | undefined {
  return row.publishedAt ? ownPath(row) : undefined
}

/** Each language has a page and a row of its own; staff write in the default one. */
function ownPath({ path }: PublicationRow): string {
  return splitLocale(path).path
}
