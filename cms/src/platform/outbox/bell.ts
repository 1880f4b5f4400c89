type Listener = () => void

let listener: Listener | null = null

/** Names who is to be called when a message has been queued in this process; null for nobody. */
export function answerBell(one: Listener | null): void {
  listener = one
}

/** Says that a message waits. Where nobody listens, the sweep of another process finds it. */
export function ringOutbox(): void {
  listener?.()
}
