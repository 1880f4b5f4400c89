/** What the rest of admissions may use of documents. */
export { applicantDocuments } from '../collections/applicant-documents.ts'
export { attachDocuments } from './attach-documents.ts'
export { documentEndpoints } from './endpoints.ts'
export { eraseDocuments } from './erase-documents.ts'
export { documentsOf } from './find-documents.ts'
export { markDocument } from './mark-document.ts'
export { releaseDocuments } from './release-documents.ts'

export { storedFile } from './stored-file.ts'
export { sweepDocumentsTask } from './sweep-documents-task.ts'
