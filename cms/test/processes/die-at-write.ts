import type { Payload } from 'payload'

const WRITES = ['create', 'updateOne', 'updateMany', 'deleteMany', 'deleteOne'] as const

/** `during`: the database may have got the write or not. `later`: some milliseconds after it, wherever the process is then. */
export const MOMENTS = ['before', 'during', 'after', 'later'] as const
const LATER_MS = 20

export interface Death {
  /** The number of the database write, from 1. */
  write: number
  moment: (typeof MOMENTS)[number]
}

/** Kills this process with SIGKILL at a database write, counted from now. */
export function dieAtWrite({ db }: Payload, { write: nth, moment }: Death): void {
  const die = () => process.kill(process.pid, 'SIGKILL')
  let writes = 0
  for (const name of WRITES) {
    const whole = db[name]
    const dying = (...given: unknown[]) => {
      writes += 1
      const isLast = writes === nth
      if (isLast && moment === 'later') setTimeout(die, LATER_MS)
      if (isLast && moment === 'before') die()
      const written: Promise<unknown> = Reflect.apply(whole, db, given)
      if (isLast && moment === 'during') die()
      return isLast && moment === 'after' ? written.finally(die) : written
    }
    Object.assign(db, { [name]: dying })
  }
}
