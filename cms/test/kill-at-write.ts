import type { Payload } from 'payload'
import { LEAVES_OUT_CASES } from './left-out-on-mongodb.ts'

const WRITES = ['create', 'updateOne', 'updateMany', 'deleteMany', 'deleteOne'] as const

/** Writes from one kill of a loop to the next. SQLite dies at each write. */
export const KILL_STEP = LEAVES_OUT_CASES ? 3 : 1

export interface Killed {
  /** Whether the run reached the fatal write. */
  died: boolean
}

/**
 * Simulates a process that dies at its nth database write: that write and all later ones fail. Restores the database
 * afterwards.
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
