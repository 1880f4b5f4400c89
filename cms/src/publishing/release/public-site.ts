import type { PageData } from '@pravesh/shared/site/page-data'
import type { EarlierBuilds } from '../../http/assets/earlier-builds.ts'
import type { Release } from './release.ts'

/** The published site of a running portal. */
export interface PublicSite {
  /** The release to serve, that of this build. */
  release: () => Release
  /** The complete release of the build before, while pages of this one are drawn when they are requested. */
  previous: () => Release | null
  earlier: EarlierBuilds
  /** Publishes every page of this build, once; resolves when it is done, or the process stops. */
  publish: () => Promise<void>
  /** Publishes what has to exist before a page can be served. */
  publishFixed: () => Promise<void>
  /** Whether the release is not complete, so that pages are drawn when they are requested. */
  isFilling: () => boolean
  /** Whether the release contains what other processes have announced so far, besides the last moments. */
  isCurrent: () => boolean
  /** The last publication event that the release contains; null while the whole site is published. */
  contained: () => number | null
  /** Number of pages that wait to be published or are being published. */
  queued: () => number
  /**
   * Resolves when the page at an address shows a change whose publication is under way; null if its file is current. Rejects if a
   * page of a release that is not complete cannot be drawn.
   */
  renewal: (pathname: string) => Promise<void> | null
  /** The data of the public page at a path; null when there is no such page. */
  pageAt: (path: string) => Promise<PageData | null>
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Set by the feature that publishes the site. */
    publicSite?: PublicSite | undefined
  }
}
