/** What sibling features may use of content. */
export { endFailedSave } from './editing/save-of-form.ts'
export { type CourseOffer, courseOffer } from './operations/course-offer.ts'
export { offeredSubjects, type TaughtSubject } from './operations/subjects.ts'
export { guardsRemoval } from './removal/guard-removal.ts'
