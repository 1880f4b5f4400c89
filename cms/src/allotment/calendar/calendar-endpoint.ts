import { publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { calendarOf } from '@pravesh/shared/allotment/process/calendar'
import { processCalendarSchema } from '@pravesh/shared/allotment/process/step-schema'
import { namedLocale } from '@pravesh/shared/platform/language-header'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { pathsIn } from '@pravesh/shared/site/paths'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'

/** GET /api/merit/calendar/{process}: the steps for the calendar of a phone. Of processes that applicants see. */
export const calendar = endpoint({
  ...publicMeritCalls.calendar,
  handle: async ({ payload, param, query }) => {
    const id = param('id')
    const where = { id: { equals: id }, state: { in: ['open', 'closed'] } } as const
    const row = isRecordId(id) ? await readRow({ payload, collection: 'merit-processes', where }) : null
    const parsed = processCalendarSchema.safeParse({ id, steps: row?.steps })
    if (row === null || !parsed.success) throw notFound('process')
    const locale = namedLocale(query.get('lang')) ?? DEFAULT_LOCALE
    const { publicUrl } = portalOf(payload).env
    const text = calendarOf({
      ...parsed.data,
      title: row.title,
      locale,
      host: new URL(publicUrl).host,
      link: `${publicUrl}${pathsIn(locale).merit}`,
      revision: row.revision,
      now: new Date(),
    })
    return new Response(text, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="merit-process.ics"',
        'Cache-Control': 'no-store',
      },
    })
  },
})
