import path from 'node:path'
import type { Payload } from 'payload'
import { portalOf } from '../foundation/portal.ts'
import type { PublicSite } from '../publishing/release/public-site.ts'
import { Release, ReleasePointer } from '../publishing/release/release.ts'
import { releaseId } from '../publishing/release/release-id.ts'
import type { SiteBuild } from '../publishing/release/site-build.ts'
import { loadPage } from './pages/load-page.ts'
import { EventFollower } from './publishing/events/event-follower.ts'
import { EventWriter } from './publishing/events/event-writer.ts'
import { Progress } from './publishing/events/progress.ts'
import { hasEvent } from './publishing/events/publication-event.ts'
import { watchEvents } from './publishing/events/watch-events.ts'
import { Publisher } from './publishing/publisher.ts'

export interface OpenSite extends PublicSite {
  publisher: Publisher
  /** Finishes what is being published and stops following other processes. */
  stop: () => Promise<void>
}

interface OpenSiteOptions {
  payload: Payload
  build: SiteBuild
  dataDir: string
}

/**
 * Opens the release of this build. Until it is complete, the previous release is served; if there is none, its publication
 * begins at once, and pages are drawn when they are requested. (decision 0004)
 */
export async function openSite({ payload, build, dataDir }: OpenSiteOptions): Promise<OpenSite> {
  const root = path.join(dataDir, 'site')
  const pointer = new ReleasePointer(root)
  if (await isForeign(payload, await pointer.read())) {
    payload.logger.warn('The published site is not from this state of the database, so it is published anew.')
    await pointer.discard(new Date())
  }
  const release = new Release(root, releaseId(build.id, portalOf(payload).pages.languages))
  const pointed = await pointer.read()
  const previous = pointed?.id === release.id ? release : pointed
  const isNew = previous !== release
  await release.prepare(build)
  const publisher = new Publisher({ payload, release, render: build.render })
  portalOf(payload).publisher = publisher
  const writer = new EventWriter(payload)
  portalOf(payload).eventWriter = writer
  const watch = watchEvents({ payload, onEvent: () => follower.wake() })
  const progress = new Progress(release)
  const follower = new EventFollower({ payload, publisher, writer, progress, watch })
  await follower.start()
  const publishRelease = async () => {
    // Without a gap to close, the pages are drawn again only in case they are damaged.
    const isPaced = !isNew && release.complete && follower.isCurrent
    if (!(await publisher.publishAll({ isPaced }))) return
    await release.markComplete()
    await pointer.switchTo(release, new Date())
    await follower.published()
  }
  let published: Promise<void> | null = null
  const publish = () => {
    published ??= publishRelease()
    return published
  }
  if (isNew) {
    publisher.drawOnRequest()
    void publish().catch(() => undefined)
  }
  const site: OpenSite = {
    publisher,
    stop: async () => {
      await publisher.stop()
      await watch.stop()
      await follower.stop()
      portalOf(payload).publisher = undefined
      portalOf(payload).eventWriter = undefined
    },
    release: () => release,
    previous: () => (isNew && publisher.isFilling ? previous : null),
    earlier: pointer.earlier,
    publish,
    publishFixed: () => publisher.publishFixed(),
    isFilling: () => publisher.isFilling,
    isCurrent: () => follower.isCurrent,
    contained: () => progress.current,
    queued: () => publisher.queued,
    renewal: (pathname) => publisher.renewal(pathname),
    pageAt: (path) => loadPage({ payload, path }),
  }
  portalOf(payload).publicSite = site
  return site
}

/**
 * Whether a release contains changes that the database does not have: it is another database, an older backup has been
 * restored, or so much has happened since that the events were swept. (decision 0042)
 */
async function isForeign(payload: Payload, release: Release | null): Promise<boolean> {
  const contained = (await release?.readProgress()) ?? null
  return contained !== null && !(await hasEvent(payload, contained))
}
