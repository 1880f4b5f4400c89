import type { BulkAction } from '@pravesh/shared/admissions/bulk/bulk-actions'
import type { Chosen } from '@pravesh/shared/admissions/bulk/staff-calls'
import type { Payload } from 'payload'
import { bulkWork } from '../../src/admissions/bulk/work/bulk-work.ts'
import { readRows } from '../../src/database/records/read-rows.ts'
import { runDue } from '../../src/database/work/run-due.ts'
import type { TestPortal } from '../start-test-portal.ts'

/** Checks the runs that are due, and changes what is confirmed. */
export function workOnRuns(payload: Payload, now = new Date(), isStopping = () => false): Promise<number> {
  return runDue({ payload, work: bulkWork(isStopping), now: () => now })
}

/** The calls of bulk runs as the admin makes them. */
export function bulkCallsOf({ call, payload }: TestPortal, headers: Record<string, string>) {
  const root = '/api/application/staff/bulk-runs'
  const view = async (id: string) => (await call('GET', `${root}/${id}`, undefined, headers)).reply.result
  return {
    view,
    prepare: (chosen: Chosen | object, action: BulkAction | object) => call('POST', root, { chosen, action }, headers),
    start: (id: string, count: number) => call('POST', `${root}/${id}/start`, { count }, headers),
    stop: (id: string) => call('POST', `${root}/${id}/stop`, {}, headers),
    /** Prepares and checks a run; returns its id and forecast. */
    async forecast(chosen: Chosen, action: BulkAction) {
      const { reply } = await call('POST', root, { chosen, action }, headers)
      const id: string = reply.result.id
      await workOnRuns(payload)
      return { id, view: await view(id) }
    },
  }
}

/** How many events of a kind each application has, and how many messages of a template its student. */
export async function countedNews(payload: Payload, ids: readonly string[], kind: string, template: string) {
  const events = await readRows({
    payload,
    collection: 'application-events',
    where: { application: { in: [...ids] } },
    limit: 0,
  })
  const messages = await readRows({
    payload,
    collection: 'messages',
    where: { template: { equals: template } },
    limit: 0,
  })
  return ids.map((id) => [
    events.filter((event) => event.application === id && event.kind === kind).length,
    messages.filter(({ key }) => key?.includes(id)).length,
  ])
}
