import type { Payload } from 'payload'

const WRITES = ['create', 'updateOne', 'updateMany', 'deleteMany', 'deleteOne'] as const

/** What an interrupted process did. */
export interface Killed {
  /** Whether it came to the write at which it was to die. */
  died: boolean
}

/**
 * Runs something and lets it die at its nth write to the database: that write and all after it fail, as if the process were gone.
 * Afterwards the database works again.
 */
export async function killAtWrite(payload: Payload, nth: number, run: () => Promise<unknown>): Promise<Killed> {
  const whole = WRITES.map((name) => [name, payload.db[name]] as const)
  let writes = 0
  for (const [name, write] of whole) {
    const dying = (...given: unknown[]) => {
      writes += 1
      if (writes >= nth) throw new Error(`Killed at write ${nth}.`)
      return Reflect.apply(write, payload.db, given)
    }
    Object.assign(payload.db, { [name]: dying })
  }
  try {
    await run()
  } catch (error) {
    if (!String(error).includes('Killed at write')) throw error
  } finally {
    Object.assign(payload.db, Object.fromEntries(whole))
  }
  return { died: writes >= nth }
}
