import { removeForStudent, storedForStudent, storeForStudent } from '../lib/student-storage.ts'

const NAME = 'email'

/** Keeps a typed address for the lifetime of the tab, so that the next account page need not ask again. */
export function keepEmail(email: string): void {
  if (email === '') removeForStudent('session', NAME)
  else storeForStudent('session', NAME, email)
}

/** Empty without one. */
export function keptEmail(): string {
  return storedForStudent('session', NAME) ?? ''
}
