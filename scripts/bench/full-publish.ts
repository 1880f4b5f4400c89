/** A process of its own: publishes the whole site into an empty folder, then again, and prints what it took as JSON. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload } from 'payload'
import { Publisher } from '../../cms/src/content/publishing/publisher.ts'
import config from '../../cms/src/payload.config.ts'
import { Release } from '../../cms/src/platform/static-site/release.ts'
import { loadSiteBuild } from '../../cms/src/platform/static-site/site-build.ts'

const build = await loadSiteBuild()
const payload = await getPayload({ config })
const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-full-'))
try {
  const release = new Release(folder, build.id)
  await release.prepare(build, null)
  // As if for the first time, whatever this shop's portal has noted already.
  await payload.db.deleteMany({ collection: 'publications', where: {} })
  const publisher = new Publisher({ payload, release, render: build.render })
  const seconds = await timed(() => publisher.publishAll())
  const pages = (await release.pageFiles()).length
  const again = await timed(() => publisher.publishAll())
  console.log(JSON.stringify({ pages, seconds, again, peakMegabytes: process.resourceUsage().maxRSS / 1024 }))
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
