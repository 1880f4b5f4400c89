/** What the portal noted about a page, as its REST answers it. */
export interface PublicationRow {
  path: string
  state: 'live' | 'failed'
  error?: string | null
  publishedAt?: string | null
}

/** What is known of the record whose form is open. */
export interface RecordState {
  saved: boolean
  /** Null for records without drafts. */
  status: 'draft' | 'published' | null
  hasPublished: boolean
  /** Has a tick that takes it off the site, and the tick is away. */
  switchedOff: boolean
  unpublishedChanges: boolean
}

export interface PublicationWords {
  tone: 'live' | 'off' | 'failed'
  text: string
  /** Address on the site. */
  path?: string
  more?: string
}

const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' })

/** Says in plain words whether a record is on the site, since when, or why not. */
export function publicationWords(row: PublicationRow | null, record: RecordState): PublicationWords {
  if (!record.saved) return { tone: 'off', text: 'Not on the site: it has not been saved yet.' }
  if (row?.state === 'failed') {
    const start = row.publishedAt
      ? 'The last change could not be published, the old page stays'
      : 'This could not be published'
    return { tone: 'failed', text: `${start}: ${row.error ?? 'the reason is not known'}`, path: livePath(row) }
  }
  if (!record.hasPublished && record.status === 'draft') {
    return { tone: 'off', text: 'Not on the site: this is a draft.', more: 'Press “Publish changes” to put it there.' }
  }
  if (row) return live(row, record)
  if (record.switchedOff) return { tone: 'off', text: 'Not on the site: it is switched off.' }
  return { tone: 'off', text: 'Not on the site yet.', more: 'If this stays so, save it once more.' }
}

function live(row: PublicationRow, record: RecordState): PublicationWords {
  const since = row.publishedAt ? new Date(row.publishedAt) : null
  return {
    tone: 'live',
    text: since ? `Live since ${clock.format(since)}, ${day.format(since)}` : 'Live on the site',
    path: row.path,
    more: record.unpublishedChanges
      ? 'Your newest changes are a draft. Press “Publish changes” to put them on the site.'
      : undefined,
  }
}

function livePath(row: PublicationRow): string | undefined {
  return row.publishedAt ? row.path : undefined
}
