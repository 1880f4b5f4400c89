import path from 'node:path'
import type { Payload } from 'payload'
import type { EarlierBuilds } from '../platform/static-site/earlier-builds.ts'
import { Release, ReleasePointer } from '../platform/static-site/release.ts'
import type { SiteBuild } from '../platform/static-site/site-build.ts'
import { publishWith } from './publishing/publish-on-change.ts'
import { Publisher } from './publishing/publisher.ts'

/** The public site of a running portal. */
export interface OpenSite {
  publisher: Publisher
  /** The release to serve now; changes once, when a new build's pages are all there. */
  release: () => Release
  /** The releases that were served before this one. */
  earlier: EarlierBuilds
  /** Resolves when every page of this build has been published. */
  published: Promise<void>
}

interface OpenSiteOptions {
  payload: Payload
  build: SiteBuild
  dataDir: string
}

/**
 * Opens the release of this build and brings it up to date in the background. Until a new build's release is whole, the
 * previous one is served; where there is none, the new one is served as it fills. (decision 0004)
 */
export async function openSite({ payload, build, dataDir }: OpenSiteOptions): Promise<OpenSite> {
  const root = path.join(dataDir, 'site')
  const pointer = new ReleasePointer(root)
  const previous = await pointer.read()
  const release = new Release(root, build.id)
  await release.prepare(build)
  const publisher = new Publisher({ payload, release, render: build.render })
  publishWith(publisher)
  let serving = previous ?? release
  const published = publisher.publishAll().then(async () => {
    await release.markComplete()
    await pointer.switchTo(release, new Date())
    serving = release
  })
  return { publisher, release: () => serving, earlier: pointer.earlier, published }
}
