import type { Payload } from 'payload'
import { publishChange } from '../../content/index.ts'
import type { ProcessRecord } from './find-process.ts'

interface Changed {
  payload: Payload
  before: ProcessRecord
  after: ProcessRecord
}

/** Publishes the page of the course if what it shows of its process has changed. */
export function publishCalendar({ payload, before, after }: Changed): void {
  const [was, is] = [before, after].map(({ state, steps }) => JSON.stringify([state === 'open', steps]))
  if (was === is || (before.state !== 'open' && after.state !== 'open')) return
  const { id, course } = after
  publishChange({ payload, change: { slug: 'merit-processes', id, doc: { course } } })
}
