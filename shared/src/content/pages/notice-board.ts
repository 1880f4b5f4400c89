import * as z from 'zod/mini'
import { html, text, url } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { noticeHeadSchema } from '../notice-board/notice-view.ts'

const itemSchema = z.object({
  ...noticeHeadSchema.shape,
  lastDay: z.nullable(z.iso.date()),
  body: html,
  /** A PDF that it offers. */
  attachment: z.nullable(z.object({ title: text, url, bytes: z.int().check(z.positive()) })),
})
export type NoticeBoardItem = z.infer<typeof itemSchema>

/** All notices that are shown now, pinned ones first. */
export const noticeBoardPage = pageKind('notice-board', { notices: z.array(itemSchema) })
