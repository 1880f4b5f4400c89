import { contentContract } from '@pravesh/shared/content/contract'
import { LOCALES } from '@pravesh/shared/platform/locale'
import type { UIField } from 'payload'
import type { Feature } from '../portal/feature.ts'
import { contentDashboard } from './admin/dashboard.ts'
import { colleges } from './collections/colleges.ts'
import { contentTranslations } from './collections/content-translations.ts'
import { courses } from './collections/courses.ts'
import { galleryItems } from './collections/gallery-items.ts'
import { media } from './collections/media.ts'
import { notices } from './collections/notices.ts'
import { pageNames } from './collections/page-names.ts'
import { policies } from './collections/policies.ts'
import { publicationEvents } from './collections/publication-events.ts'
import { publications } from './collections/publications.ts'
import { referenceLists } from './collections/reference-lists.ts'
import { captionFiles, noticeFiles, sampleFiles, videoFiles } from './collections/site-files.ts'
import { subjects } from './collections/subjects.ts'
import { untouchedDrafts } from './editing/untouched-drafts.ts'
import { withEditGuard } from './editing/with-edit-guard.ts'
import { withNameFirst } from './editing/with-name-first.ts'
import { contentEndpoints } from './endpoints.ts'
import { withPlaceholders } from './fields/with-placeholders.ts'
import { about } from './globals/about.ts'
import { home } from './globals/home.ts'
import { siteSettings } from './globals/site-settings.ts'
import { contentLabels } from './labels/labels.ts'
import { contentPages } from './pages/index.ts'
import { queriedPages } from './pages/queried-pages.ts'
import { preview } from './preview/preview-route.ts'
import type { ComputedNumbers } from './promises/computed-numbers.ts'
import { textsAgree } from './promises/texts-agree.ts'
import type { FindCalendar } from './published/course-calendar.ts'
import type { LoadCosts } from './published/load-costs.ts'
import type { Placeholder } from './published/placeholders.ts'
import type { SeatsTaken } from './published/seats-taken.ts'
import { announceMissedChanges } from './publishing/events/missed-changes.ts'
import { publishNewDay } from './publishing/publish-new-day.ts'
import { publishNightly } from './publishing/publish-nightly.ts'
import { globalWithPublishing, withPublishing } from './publishing/publish-on-change.ts'
import { publishingLag, publishingQueue } from './publishing/publishing-gauges.ts'
import { withRemovalGuard } from './removal/with-removal-guard.ts'
import { withTrash } from './removal/with-trash.ts'
import { shareCardRoute } from './share-cards/card-route.ts'
import { robots } from './sitemap/robots.ts'
import { sitemap } from './sitemap/sitemap-route.ts'
import { startContent } from './start-content.ts'
import { globalWithTranslations, withTranslations } from './translations/with-translations.ts'

interface ContentOptions {
  /** What a course costs beside its own fee, for its pages. */
  costs: LoadCosts
  /** The seats of colleges that are taken, for the pages of courses and colleges. */
  taken: SeatsTaken
  /** The calendars of merit processes, for the pages of courses. */
  calendar: FindCalendar
  /** Numbers that texts of staff must not contradict. */
  numbers: readonly ComputedNumbers[]
  /** Values that staff can name in texts. */
  placeholders: readonly Placeholder[]
  /** What features above content show on the form of a notice. */
  noticeFields: readonly UIField[]
}

/** Content of the public pages, and the lists that forms offer. */
export const contentFor = ({
  costs,
  taken,
  calendar,
  numbers,
  placeholders,
  noticeFields,
}: ContentOptions): Feature => ({
  labels: contentLabels,
  collections: [
    withPublishing(
      withEditGuard(
        withNameFirst(
          withTrash(withPlaceholders(withTranslations(courses), placeholders), {
            field: 'code',
            label: 'Kind of course',
          }),
        ),
      ),
    ),
    withPublishing(withEditGuard(withNameFirst(withTrash(withPlaceholders(withTranslations(colleges), placeholders))))),
    withEditGuard(withTrash(withTranslations(subjects), { field: 'name', label: 'Subject' })),
    withPublishing(withEditGuard(withTrash(withTranslations(galleryItems)))),
    withPublishing(
      withEditGuard(withNameFirst(withTrash(withPlaceholders(withTranslations(notices(noticeFields)), placeholders)))),
    ),
    withPublishing(withEditGuard(withPlaceholders(withTranslations(policies), placeholders))),
    withPublishing(withRemovalGuard(withTranslations(media))),
    withPublishing(withRemovalGuard(videoFiles)),
    withPublishing(withRemovalGuard(captionFiles)),
    withPublishing(withRemovalGuard(noticeFiles)),
    withPublishing(withRemovalGuard(sampleFiles)),
    withEditGuard(referenceLists),
    publications,
    publicationEvents,
    pageNames,
    withPublishing(contentTranslations),
  ],
  dashboardSection: contentDashboard,
  globals: [home, about, siteSettings].map((global) =>
    globalWithPublishing(withPlaceholders(globalWithTranslations(global), placeholders)),
  ),
  pages: contentPages({ costs, taken, calendar }),
  routes: [preview, sitemap, robots, shareCardRoute, ...LOCALES.flatMap(queriedPages)],
  invariants: [textsAgree(numbers)],
  gauges: [publishingQueue, publishingLag],
  work: [
    publishNewDay,
    announceMissedChanges,
    untouchedDrafts('courses', 'name'),
    untouchedDrafts('colleges', 'name'),
    untouchedDrafts('notices', 'title'),
  ],
  tasks: [publishNightly],
  endpoints: contentEndpoints,
  contract: contentContract,
  start: startContent,
})
