/**
 * `npm run fuzz [-- --minutes 10 --seed N]`: sends random requests to every route and server function of a new portal with
 * demo content, as a visitor, a student and each role. Fails for answers over two seconds, 5xx and changes without the right.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { adminActors } from '../cms/test/doors/admin-client.ts'
import { fuzz } from '../cms/test/doors/fuzz.ts'
import { startSeededPortal } from './lib/seeded-portal.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = Number(values.seed)
const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-fuzz-'))
process.env.DATA_DIR = path.join(folder, 'data')
process.env.MEDIA_DIR = path.join(folder, 'media')
const portal = await startSeededPortal()
try {
  const { default: config } = await import('../cms/src/payload.config.ts')
  console.log(`Seed ${seed}, ${values.minutes} minutes, ${portal.origin}`)
  const end = Date.now() + Number(values.minutes) * 60_000
  const result = await fuzz({
    portal,
    config: await config,
    actors: [...(await adminActors(portal)).values()],
    seed,
    batch: 40,
    isOver: () => Date.now() >= end,
    report: console.log,
  })
  const faults = [...result.faults, ...result.slow]
  console.log(
    `\n${result.requests} requests; slowest answer ${Math.round(result.slowestMs)} ms; by status:`,
    result.statuses,
  )
  for (const fault of faults) console.log(`✘ ${fault}`)
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults. Seed ${seed}.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
}
// Payload's database client keeps the process alive.
process.exit()
