import { studentContract } from '@pravesh/shared/student/dashboard/contract'
import { studentPages } from '@pravesh/shared/student/pages'
import { namingPage } from '../content/index.ts'
import type { Feature } from '../portal/feature.ts'
import { dashboard } from './dashboard/dashboard-endpoint.ts'
import { studentLabels } from './labels/labels.ts'
import { noticeNews } from './messages/notice-news.ts'
import { noticeEndpoints } from './notices/notice-endpoints.ts'
import { startNoticeSender, wakeNoticeSender } from './notices/notice-sender.ts'
import { noticeSendings } from './notices/notice-sendings.ts'

/** What the student area shows of all features, and notices by message to students. */
export const student: Feature = {
  labels: studentLabels,
  collections: [noticeSendings],
  endpoints: [dashboard, ...noticeEndpoints],
  contract: studentContract,
  messages: [noticeNews],
  pages: studentPages.map(namingPage),
  work: [wakeNoticeSender],
  start: async ({ payload }) => ({ stop: startNoticeSender(payload).stop }),
}
