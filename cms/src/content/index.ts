/** Public API of content for sibling features. */

export { draftsWaiting } from './admin/alerts/drafts-waiting.ts'
export { publicCall } from './calls/public-call.ts'
export { type CourseOffer, courseOffer } from './courses/course-offer.ts'
export { isOfferedAt, seatsAt } from './courses/offered-at.ts'
export { CURRENT_SESSION_FIRST } from './courses/session-year.ts'
export { offeredSubjects, type TaughtSubject } from './courses/subjects.ts'
export { endFailedSave, endSave } from './editing/form-save.ts'
export { untouchedDrafts } from './editing/untouched-drafts.ts'
export { globalWithEditGuard, withEditGuard } from './editing/with-edit-guard.ts'
export { withNameFirst } from './editing/with-name-first.ts'
export { drafts, MAX_VERSIONS } from './fields/drafts.ts'
export { missingFactsField } from './fields/missing-facts.ts'
export { orderField } from './fields/order.ts'
export { pictureField, picturesField } from './fields/pictures.ts'
export { publicationField } from './fields/publication.ts'
export { rowLabel } from './fields/row-label.ts'
export {
  noticeHead,
  noticeText,
  publishedNotice,
  type ShownNotice,
  shownNotices,
} from './notice-board/shown-notices.ts'
export { loadPage } from './pages/load-page.ts'
export { findPlace } from './pin-codes/place-of-pin.ts'
export { previewOf } from './preview/preview-link.ts'
export type { ComputedNumbers } from './promises/computed-numbers.ts'
export { contentNumbers } from './promises/content-numbers.ts'
export { contentPlaceholders } from './published/content-placeholders.ts'
export type { LoadCosts } from './published/load-costs.ts'
export { namedValuesOf } from './published/named-values.ts'
export { pagesWithFile } from './published/pages-with-file.ts'
export { loadPictures, mediaUrl, type Pictures } from './published/pictures.ts'
export { constantText, type Placeholder } from './published/placeholders.ts'
export type { SeatsTaken } from './published/seats-taken.ts'
export { loadSiteName } from './published/site-name.ts'
export { globalWithPublishing, publishChange, withPublishing } from './publishing/publish-on-change.ts'
export { withRemovalGuard } from './removal/with-removal-guard.ts'
export { withTrash } from './removal/with-trash.ts'
export type { Report } from './seed/insert-content.ts'
export { unlessBusy } from './seed/seed-pictures.ts'
export { shareCard } from './share-cards/share-card.ts'
