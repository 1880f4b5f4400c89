import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import type { DueWork } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { publishChangedIntakes } from './publish-intakes.ts'
import { publishChangedNotices } from './publish-notices.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: the day in India for which this process has published what depends on the day. */
    publishedDay?: string | undefined
  }
}

/** After midnight in India, publishes what a new day changes without a save. Part of the minutely task. */
export const publishNewDay: DueWork = {
  run: async ({ payload, now }) => {
    const today = dayInIndia(now())
    const { publishedDay: before = today } = portalOf(payload)
    portalOf(payload).publishedDay = today
    if (before === today) return
    await publishChangedIntakes({ payload, before, today })
    await publishChangedNotices({ payload, before, today })
  },
}

/** Marks the present day as published, which a start does. */
export function dayPublished(payload: Payload): void {
  portalOf(payload).publishedDay = dayInIndia(new Date())
}
