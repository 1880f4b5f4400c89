import type { PortalContext, Started } from '../portal/feature.ts'
import { settledState } from './count/move.ts'
import { recount } from './count/recount.ts'

/** Counts the records of earlier versions once, in the background; a run that is stopped continues at the next start. */
export async function startFigures({ payload }: PortalContext): Promise<Started> {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    const { countedAt } = await settledState(payload)
    if (!countedAt) await recount({ payload, now: () => new Date(), signal })
  })().catch((err: unknown) =>
    payload.logger.error({ msg: 'Figures could not be counted; the next start continues.', err }),
  )
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
