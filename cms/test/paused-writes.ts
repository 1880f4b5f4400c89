import type { Payload } from 'payload'

interface Write {
  collection: string
  data?: object
}

interface Paused {
  /** Resolves when the write waits. */
  reached: Promise<void>
  /** Lets it go on. Later writes do not wait. */
  release: () => void
}

const WRITES = ['create', 'updateOne', 'updateMany'] as const

/** Lets the first write that matches wait, as that of a process that is slow there. Others go on. */
export function pausedWrites(payload: Payload, matches: (write: Write) => boolean): Paused {
  const whole = WRITES.map((name) => [name, payload.db[name]] as const)
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const restore = () => Object.assign(payload.db, Object.fromEntries(whole))
  for (const [name, write] of whole) {
    const pausing = async (given: Write) => {
      if (matches(given)) {
        restore()
        reached.resolve()
        await released.promise
      }
      return Reflect.apply(write, payload.db, [given])
    }
    Object.assign(payload.db, { [name]: pausing })
  }
  return { reached: reached.promise, release: released.resolve }
}
