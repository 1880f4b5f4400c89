import { storedForStudent, storeForStudent } from '../../lib/student-storage.ts'

const nameOf = (draft: string) => `${draft}:started`

/** Remembers in this tab that a payment was started, for a buyer who comes back without paying. */
export function markStarted(draft: string): void {
  storeForStudent('session', nameOf(draft), '1')
}

export function hasStarted(draft: string): boolean {
  return storedForStudent('session', nameOf(draft)) !== null
}
