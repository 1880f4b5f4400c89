import path from 'node:path'
import type { Payload } from 'payload'
import { type PublicSite, publicSite } from '../platform/static-site/public-site.ts'
import { Release, ReleasePointer } from '../platform/static-site/release.ts'
import type { SiteBuild } from '../platform/static-site/site-build.ts'
import { loadPage } from './pages/load-page.ts'
import { publishing } from './publishing/publish-on-change.ts'
import { Publisher } from './publishing/publisher.ts'

export interface OpenSite extends PublicSite {
  publisher: Publisher
}

interface OpenSiteOptions {
  payload: Payload
  build: SiteBuild
  dataDir: string
}

/**
 * Opens the release of this build and publishes it in the background. Until it is complete, the previous release is
 * served; if there is none, the new one is served while it fills. (decision 0004)
 */
export async function openSite({ payload, build, dataDir }: OpenSiteOptions): Promise<OpenSite> {
  const root = path.join(dataDir, 'site')
  const pointer = new ReleasePointer(root)
  const previous = await pointer.read()
  const release = new Release(root, build.id)
  await release.prepare(build)
  const publisher = new Publisher({ payload, release, render: build.render })
  publishing.set(payload, publisher)
  let serving = previous ?? release
  const published = publisher.publishAll().then(async () => {
    await release.markComplete()
    await pointer.switchTo(release, new Date())
    serving = release
  })
  const site: OpenSite = {
    publisher,
    release: () => serving,
    earlier: pointer.earlier,
    published,
    pageAt: (path) => loadPage({ payload, path }),
  }
  publicSite.set(payload, site)
  return site
}
