import { contentContract } from '@pravesh/shared/content/contract'
import type { Feature } from '../platform/feature.ts'
import { contentDesk } from './admin/dashboard.ts'
import { colleges } from './collections/colleges.ts'
import { courses } from './collections/courses.ts'
import { galleryItems } from './collections/gallery-items.ts'
import { media } from './collections/media.ts'
import { policies } from './collections/policies.ts'
import { publications } from './collections/publications.ts'
import { referenceLists } from './collections/reference-lists.ts'
import { subjects } from './collections/subjects.ts'
import { globalGuardsEdits, guardsEdits } from './editing/with-edit-guard.ts'
import { contentEndpoints } from './endpoints.ts'
import { about } from './globals/about.ts'
import { home } from './globals/home.ts'
import { siteSettings } from './globals/site-settings.ts'
import { contentPages } from './pages/index.ts'
import { preview } from './preview/preview-route.ts'
import { publishNightly } from './publishing/publish-nightly.ts'
import { globalPublishesOnChange, publishesOnChange } from './publishing/publish-on-change.ts'
import { guardsRemoval } from './removal/with-removal-guard.ts'
import { keepsTrash } from './removal/with-trash.ts'
import { robots } from './sitemap/robots.ts'
import { sitemap } from './sitemap/sitemap-route.ts'
import { startContent } from './start-content.ts'

/** What the public pages show, and the lists that forms offer. */
export const content: Feature = {
  collections: [
    publishesOnChange(guardsEdits(keepsTrash(courses, { field: 'code', label: 'Kind of course' }))),
    publishesOnChange(guardsEdits(keepsTrash(colleges))),
    guardsEdits(keepsTrash(subjects, { field: 'name', label: 'Subject' })),
    publishesOnChange(guardsEdits(keepsTrash(galleryItems))),
    publishesOnChange(guardsEdits(policies)),
    publishesOnChange(guardsRemoval(media)),
    guardsEdits(referenceLists),
    publications,
  ],
  desk: contentDesk,
  globals: [home, about, siteSettings].map(globalGuardsEdits).map(globalPublishesOnChange),
  pages: contentPages,
  routes: [preview, sitemap, robots],
  tasks: [publishNightly],
  endpoints: contentEndpoints,
  contract: contentContract,
  start: startContent,
}
