import type { NoticeBoardItem } from '@pravesh/shared/content/pages/notice-board'
import type { Records } from '../../publishing/pages/records.ts'
import { mediaUrl } from '../published/pictures.ts'
import type { ShownNotice } from './shown-notices.ts'

type Attachment = NonNullable<NoticeBoardItem['attachment']>

/** The PDFs that notices offer, by the id of their record. */
export async function loadAttachments(
  records: Records,
  notices: readonly ShownNotice[],
): Promise<ReadonlyMap<string, Attachment>> {
  const ids = [...new Set(notices.flatMap(({ attachmentId }) => attachmentId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await records.listIn({
    collection: 'notice-files',
    fields: ['title', 'filename', 'filesize'],
    values: ids,
  })
  return new Map(
    rows.flatMap(({ id, title, filename, filesize: bytes }) =>
      filename && bytes ? [[id, { title, url: mediaUrl(filename), bytes }] as const] : [],
    ),
  )
}
