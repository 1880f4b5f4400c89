import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** The value of a store. */
export function useStore<Value>({ listen, get }: ReadableAtom<Value>): Value {
  return useSyncExternalStore(listen, get, get)
}
