import { DEFAULT_IDENTITY_NUMBERS, type IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import type { Payload } from 'payload'
import { exists } from '../../database/records/exists.ts'
import { insertGlobalRow, readGlobalRow, updateGlobalRow } from '../../database/records/global-rows.ts'

const slug = 'admission-settings'

/** What the portal keeps of Aadhaar numbers now. */
export async function identityNumbersKept(payload: Payload): Promise<IdentityNumbers> {
  return (await storedChoice(payload)) ?? DEFAULT_IDENTITY_NUMBERS
}

/** The same; null before anything was chosen or adopted. */
export async function storedChoice(payload: Payload): Promise<IdentityNumbers | null> {
  return (await readGlobalRow({ payload, slug }))?.identityNumbers ?? null
}

/** Stored for portals that kept whole numbers before they could choose. */
export const ADOPTED_BASIS = 'Kept by this portal before it asked for the basis. State the basis here.'

/**
 * Chooses for a portal that has not: whole numbers where applications have them, as in versions without the choice, otherwise
 * the default. Runs at each start, before requests are served; does nothing once there is a choice.
 */
export async function adoptIdentityNumbers(payload: Payload): Promise<void> {
  const row = await readGlobalRow({ payload, slug })
  if (row?.identityNumbers) return
  const hasNumbers = await exists({
    payload,
    collection: 'applications',
    where: { aadhaarSealed: { greater_than: '' } },
  })
  const data = hasNumbers
    ? { identityNumbers: 'full' as const, identityBasis: ADOPTED_BASIS }
    : { identityNumbers: DEFAULT_IDENTITY_NUMBERS }
  await (row === null ? insertGlobalRow({ payload, slug, data }) : updateGlobalRow({ payload, slug, data }))
}
