import type { PageData } from '@pravesh/shared/site/page-data'
import { Service } from '../service.ts'
import type { EarlierBuilds } from './earlier-builds.ts'
import type { Release } from './release.ts'

/** The published site of a running portal, as the server needs it. */
export interface PublicSite {
  /** The release to serve now; changes once, when all pages of a new build are there. */
  release: () => Release
  /** The releases that were served before this one. */
  earlier: EarlierBuilds
  /** Resolves when every page of this build has been published. */
  published: Promise<void>
  /** The data that the public page at a path is rendered from; null where there is none. */
  pageAt: (path: string) => Promise<PageData | null>
}

/** Set by the feature that publishes the site. */
export const publicSite = new Service<PublicSite>('publicSite')
