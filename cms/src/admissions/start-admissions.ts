import type { PortalContext, Started } from '../portal/feature.ts'
import { addMissingHashes } from './answers/add-missing-hashes.ts'
import { startRunner } from './bulk/work/runner.ts'
import { findMissingDuplicates } from './duplicates/find-missing-duplicates.ts'
import { createMissingDues } from './fee/create-missing-dues.ts'
import { fillWaiting } from './queue/fill-waiting.ts'
import { adoptIdentityNumbers } from './settings/identity-numbers.ts'

/**
 * Chooses what is kept of Aadhaar numbers, unless it is chosen. Creates missing dues and hashes and looks for missing duplicates
 * in the background, so that many of them do not delay the start.
 */
export async function startAdmissions({ payload }: PortalContext): Promise<Started> {
  await adoptIdentityNumbers(payload)
  const runner = startRunner(payload)
  const stopping = new AbortController()
  const { signal } = stopping
  const logged = (msg: string) => (err: unknown) => payload.logger.error({ msg, err })
  const running = Promise.all([
    createMissingDues({ payload, now: () => new Date(), signal }).catch(
      logged('Dues could not be created; the next start continues.'),
    ),
    addMissingHashes({ payload, signal })
      .catch(logged('Hashes of Aadhaar numbers could not be added; the next start continues.'))
      .then(() => findMissingDuplicates({ payload, signal }))
      .catch(logged('Duplicates could not be looked for; the next start continues.')),
    fillWaiting({ payload, signal }).catch(logged('Due days could not be stored; the next start continues.')),
  ])
  return {
    stop: async () => {
      stopping.abort()
      await runner.stop?.()
      await running
    },
  }
}
