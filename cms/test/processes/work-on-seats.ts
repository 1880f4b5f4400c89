/**
 * `node work-on-seats.ts`: publishes runs, and does the work on rounds, seats, payments and refunds. Commands come as lines: `publish RUN`, which waits
 * before the deciding write for the line `go`, and `work SETTINGS`, which ends with the process.
 */
import '../cheap-hashing.ts'
import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { publishRun } from '../../src/allotment/runs/publish-run.ts'
import { Problem } from '../../src/foundation/problem.ts'
import portalConfig from '../../src/payload.config.ts'
import { type FastClock, timeOf } from '../killed-rounds/fast-clock.ts'
import { workForRounds } from '../killed-rounds/seat-work.ts'
import { connectWithoutIndexes } from '../mongodb.ts'
import { writeWithoutSync } from '../sqlite.ts'
import { type Death, dieAtWrite } from './die-at-write.ts'

export interface WorkSettings {
  clock: FastClock
  death: Death
}

const payload = await connectWithoutIndexes(await portalConfig)
await writeWithoutSync(payload)
const print = (line: string) => process.stdout.write(`${line}\n`)
let go = () => {}

async function publish(id: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  go = resolve
  const { updateOne } = payload.db
  const waiting: typeof updateOne = async (args) => {
    // It reserves the merit process.
    if (args.collection === 'merit-processes' && typeof args.data.publishing === 'string') {
      print('before the write')
      await promise
    }
    return Reflect.apply(updateOne, payload.db, [args])
  }
  Object.assign(payload.db, { updateOne: waiting })
  const staff = { id: `staff-${process.pid}`, name: 'Ravi Sen' }
  await publishRun({ payload, id, staff, now: new Date() }).then(
    () => print('published'),
    (error: unknown) => print(error instanceof Problem ? `refused ${error.status} ${error.publicMessage}` : `${error}`),
  )
  Object.assign(payload.db, { updateOne })
}

async function work(settings: string): Promise<void> {
  const { clock, death }: WorkSettings = JSON.parse(settings)
  dieAtWrite(payload, death)
  for (;;) {
    await workForRounds(payload, () => timeOf(clock))
    await sleep(50)
  }
}

createInterface(process.stdin)
  .on('line', (line) => {
    const [name, rest = ''] = line.split(/ (.*)/)
    if (name === 'publish') void publish(rest)
    else if (name === 'work') void work(rest)
    else go()
  })
  // The test has ended.
  .on('close', () => process.exit())
// Tests end this process by a signal, and Node would store the code only at an exit.
flushCompileCache()
print('ready')
