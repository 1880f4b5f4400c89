import { useEffect, useState } from 'react'
import { session } from '../../accounts/sessions/session-store.ts'
import { removeForStudent, storedForStudent, storeForStudent } from '../../lib/student-storage.ts'

interface Stored<Value> {
  value: Value
  /** What was saved when the change began. */
  base: Value
}

export interface Kept<Value> {
  value: Value
  /** It differs from what is saved. */
  isChanged: boolean
  /** What is saved is no longer what the change began with. */
  isOvertaken: boolean
  change: (value: Value) => void
  /** Leaves the change, after it was saved or in favour of what is saved. */
  forget: () => void
}

/**
 * What a student types until it is saved. Survives a reload and a login in this tab; closing the tab with unsaved changes asks
 * first. Values are plain JSON.
 */
export function useKept<Value>(name: string, saved: Value): Kept<Value> {
  const [stored, setStored] = useState<Stored<Value> | null>(() => parsed(storedForStudent('session', name)))
  const value = stored?.value ?? saved
  const isChanged = stored !== null && !same(stored.value, saved)
  useEffect(() => {
    if (!isChanged) return
    // The redirect to the login page may pass: the change is stored.
    const onLeave = (event: BeforeUnloadEvent) => session.get().status !== 'ended' && event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [isChanged])
  return {
    value,
    isChanged,
    isOvertaken: isChanged && !same(stored.base, saved),
    change(next) {
      const kept = { value: next, base: stored?.base ?? saved }
      storeForStudent('session', name, JSON.stringify(kept))
      setStored(kept)
    },
    forget() {
      removeForStudent('session', name)
      setStored(null)
    },
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function parsed<Value>(json: string | null): Stored<Value> | null {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
