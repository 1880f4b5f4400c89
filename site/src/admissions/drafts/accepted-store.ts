import { removeForStudent, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'

const nameOf = (draft: string) => `${draft}:accepted`

interface Accepted {
  /** The keys of what was ticked. */
  keys: readonly string[]
  /** A digest of what was accepted: another agreement or fee is accepted anew. */
  of: string
}

/** Keeps what was accepted of the agreement and the fee for as long as the tab lives, e.g. for a login on the way. */
export function storeAccepted(draft: string, accepted: Accepted): void {
  storeForStudent('session', nameOf(draft), JSON.stringify(accepted))
}

/** What was accepted of the agreement and fee with this digest. */
export function storedAccepted(draft: string, of: string): readonly string[] {
  const kept: Accepted | null = JSON.parse(storedForStudent('session', nameOf(draft)) ?? 'null')
  return kept !== null && kept.of === of ? kept.keys : []
}

/** Forgets what was accepted. */
export function removeAccepted(draft: string): void {
  removeForStudent('session', nameOf(draft))
}
