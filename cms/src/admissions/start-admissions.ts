import type { PortalContext, Started } from '../portal/feature.ts'
import { createMissingDues } from './fee/create-missing-dues.ts'

/** Creates missing dues in the background, so that many of them do not delay the start. */
export async function startAdmissions({ payload }: PortalContext): Promise<Started> {
  const stopping = new AbortController()
  const running = createMissingDues({ payload, now: () => new Date(), signal: stopping.signal }).catch((err: unknown) =>
    payload.logger.error({ msg: 'Dues could not be created; the next start continues.', err }),
  )
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
