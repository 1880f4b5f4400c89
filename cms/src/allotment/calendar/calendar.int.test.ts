import { expect, it } from 'vitest'
import { aMeritProcess } from '../../../test/builders/merit-processes.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { courseCalendar } from './course-calendar.ts'

const portal = startTestPortal()
const get = (id: string, query = '') => portal.call('GET', `/api/merit/calendar/${id}${query}`)

it('gives the steps of an open or closed process as a file, in the language that is asked for', async () => {
  const process = await aMeritProcess(portal.payload)
  const { status, text, headers } = await get(process.id, '?lang=hi')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:अपने विकल्प क्रम में रखें')
  for (const query of ['', '?lang=xx', '?lang=en']) expect((await get(process.id, query)).text).toContain('Rank your')
})

it('says nothing about a process that is being prepared, or about none', async () => {
  const draft = await aMeritProcess(portal.payload, { state: 'draft' })
  for (const id of [draft.id, 'unknown', '../x', `${draft.id}0`]) expect((await get(id)).status).toBe(404)
})

it('is on the page of the course while the process of its session is open', async () => {
  const { payload } = portal
  const records = recordsOf({ payload })
  const { id, steps } = await aMeritProcess(payload, { course: 'DPHARM', sessionYear: '2031-2033' })
  const of = (sessionYear: string) => courseCalendar(records, { course: 'DPHARM', sessionYear })
  expect(await of('2031-2033')).toEqual({ id, steps })
  expect(await of('2032-2034')).toBeNull()
  await payload.update({ collection: 'merit-processes', id, data: { state: 'closed' } })
  expect(await of('2031-2033')).toBeNull()
})
