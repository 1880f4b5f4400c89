/** Public API of the student area for `features.ts`. */

export { noticeSendingField } from './notices/sending-field.ts'
