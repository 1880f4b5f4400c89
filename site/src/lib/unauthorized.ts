type Listener = () => void

const listeners = new Set<Listener>()

/** Calls the listener after every reply with status 401. Returns a function that removes it. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announceUnauthorized(): void {
  for (const listener of listeners) listener()
}
