/** What sibling features may use of content. */

export { endFailedSave } from './editing/guard-edits.ts'
export { type CourseOffer, courseOffer } from './operations/course-offer.ts'
export { offeredSubjects, type TaughtSubject } from './operations/subjects.ts'
export { guardsRemoval } from './removal/guard-removal.ts'
export { registerRecordUses } from './removal/record-uses.ts'
