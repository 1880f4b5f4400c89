import type { PageData } from '@pravesh/shared/site/page-data'
import { Service } from '../service.ts'
import type { EarlierBuilds } from './earlier-builds.ts'
import type { Release } from './release.ts'

/** The published site of a running portal. */
export interface PublicSite {
  /** The release to serve; changes once, when all pages of a new build have been published. */
  release: () => Release
  earlier: EarlierBuilds
  /** Resolves when every page of this build has been published. */
  published: Promise<void>
  /** The data of the public page at a path; null when there is no such page. */
  pageAt: (path: string) => Promise<PageData | null>
}

/** Set by the feature that publishes the site. */
export const publicSite = new Service<PublicSite>('publicSite')
