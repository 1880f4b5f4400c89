import type { Payload } from 'payload'
import { DueBatch } from '../../database/work/due-batch.ts'
import { repairDue } from '../../database/work/repair-due.ts'
import type { DueWork } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { noticeWork, unfinishedSendings } from './notice-work.ts'

/** Sends notices in the background. */
export interface NoticeSender {
  /** Signals that a sending may be due. */
  wake: () => void
  /** Resolves when none is due or under way. */
  idle: () => Promise<void>
  /** Stops after the present slice; another process, or the next start, goes on. */
  stop: () => Promise<void>
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** The running sender. Without one, another process sends within a minute. */
    noticeSender?: NoticeSender | undefined
  }
}

/** Starts sending. A sending takes minutes, so it is not part of the minutely task, which only wakes it. */
export function startNoticeSender(payload: Payload): NoticeSender {
  let isStopping = false
  const batch = new DueBatch({ payload, work: noticeWork(() => isStopping) })
  const sender: NoticeSender = {
    wake: () => batch.wake(),
    idle: () => batch.idle(),
    stop: async () => {
      isStopping = true
      portalOf(payload).noticeSender = undefined
      await batch.stop()
    },
  }
  portalOf(payload).noticeSender = sender
  return sender
}

/** Goes on with the sendings of dead processes; part of the minutely task. */
export const wakeNoticeSender: DueWork = {
  run: async ({ payload }) => portalOf(payload).noticeSender?.wake(),
  repair: ({ payload, now }) => repairDue({ payload, work: unfinishedSendings, now }),
}
