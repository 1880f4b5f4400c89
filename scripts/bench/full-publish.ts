/**
 * Run as a separate process: publishes the whole site for the first time, then into another empty folder, then without
 * changes, and prints the durations as JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload } from 'payload'
import { limitHeapGrowth } from '../../cms/src/commands/start/limit-heap-growth.ts'
import { Publisher } from '../../cms/src/content/publishing/publisher.ts'
import { deleteRows } from '../../cms/src/database/records/delete-rows.ts'
import config from '../../cms/src/payload.config.ts'
import { Release } from '../../cms/src/publishing/release/release.ts'
import { loadSiteBuild } from '../../cms/src/publishing/release/site-build.ts'

limitHeapGrowth()
const build = await loadSiteBuild()
const payload = await getPayload({ config })
const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-full-'))
try {
  // Start from scratch: this portal may have published before.
  await deleteRows({ payload, collection: 'publications', where: {} })
  const first = await open('first')
  const firstTook = await timed(() => first.publishAll())
  const second = await open('second')
  const redrawTook = await timed(() => second.publishAll())
  const unchangedTook = await timed(() => second.publishAll())
  let pages = 0
  for await (const _ of releaseOf('second').pageFiles()) pages++
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  console.log(JSON.stringify({ pages, first: firstTook, redraw: redrawTook, unchanged: unchangedTook, peakMegabytes }))
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)

function releaseOf(name: string): Release {
  return new Release(path.join(folder, name), build.id)
}

async function open(name: string): Promise<Publisher> {
  const release = releaseOf(name)
  await release.prepare(build)
  return new Publisher({ payload, release, render: build.render })
}

/** Elapsed time, and CPU time, which a busy machine does not inflate. */
async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { seconds: (performance.now() - started) / 1000, cpuSeconds: (user + system) / 1e6 }
}
