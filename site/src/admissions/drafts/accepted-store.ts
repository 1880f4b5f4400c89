import { removeForStudent, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'

const nameOf = (draft: string) => `${draft}:accepted`

interface Accepted {
  /** Keys of the ticked checkboxes. */
  keys: readonly string[]
  /** Digest of the accepted agreement and fee. If either changes, the applicant must accept again. */
  of: string
}

/** Stores the acceptance of the agreement and the fee until the tab is closed, so that it survives a login. */
export function storeAccepted(draft: string, accepted: Accepted): void {
  storeForStudent('session', nameOf(draft), JSON.stringify(accepted))
}

/** The keys accepted for the agreement and fee with this digest. */
export function storedAccepted(draft: string, of: string): readonly string[] {
  const stored: Accepted | null = JSON.parse(storedForStudent('session', nameOf(draft)) ?? 'null')
  return stored !== null && stored.of === of ? stored.keys : []
}

export function removeAccepted(draft: string): void {
  removeForStudent('session', nameOf(draft))
}
