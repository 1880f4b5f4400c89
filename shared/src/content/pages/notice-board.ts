import * as z from 'zod/mini'
import { html } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { noticeHeadSchema } from '../notice-board/notice-view.ts'

/** All notices that are shown now, pinned ones first. */
export const noticeBoardPage = pageKind('notice-board', {
  notices: z.array(
    z.object({
      ...noticeHeadSchema.shape,
      lastDay: z.nullable(z.iso.date()),
      body: html,
    }),
  ),
})
