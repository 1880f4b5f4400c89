import { noticeBoardPage } from '@pravesh/shared/content/pages/notice-board'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { loadAttachments } from '../notice-board/attachments.ts'
import { noticeHead, shownNotices } from '../notice-board/shown-notices.ts'
import { loadRichText } from '../published/load-rich-text.ts'

export const noticeBoard = fixedPage({
  kind: noticeBoardPage,
  path: paths.notices,
  shows: { collection: 'notices' },
  affectedBy: { notices: 'own', 'notice-files': 'all' },
  sitemap: { position: 5 },
  load,
})

async function load({ records }: LoadInput): Promise<Loaded<typeof noticeBoardPage>> {
  const shown = await shownNotices(records)
  const attachments = await loadAttachments(records, shown)
  return {
    notices: await Promise.all(
      shown.map(async (notice) => ({
        ...noticeHead(notice),
        lastDay: notice.lastDay,
        body: await loadRichText(records, notice.body),
        attachment: attachments.get(notice.attachmentId ?? '') ?? null,
      })),
    ),
  }
}
