type Listener = () => void

const listeners = new Set<Listener>()

/** Calls the listener whenever a call is answered with 401. Returns what removes it. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A call was answered with 401. */
export function announceUnauthorized(): void {
  for (const listener of listeners) listener()
}
