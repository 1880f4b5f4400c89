import { useEffect } from 'react'
import { mayHaveSession } from '../../lib/login-flag.ts'
import { session } from './session-store.ts'

/** Calls `load` at once, or for a visitor after a login, because their call would be answered with 401. */
export function useForSession(load: () => Promise<void>): void {
  useEffect(() => {
    if (mayHaveSession()) return void load()
    return session.listen(({ status }) => void (status === 'in' && load()))
  }, [load])
}
