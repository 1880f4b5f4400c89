/** Public interface of contact for other features. */
export { requestsField } from './admin/requests-field.ts'
export { type LinkedRequest, requestsAbout } from './desk/requests-about.ts'
export type { FindSubject } from './subjects/help-subjects.ts'
