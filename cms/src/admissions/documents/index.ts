/** What the rest of admissions may use of documents. */
export { applicantDocuments } from './applicant-documents.ts'
export { documentEndpoints } from './endpoints/index.ts'
export { documentsOf } from './find-documents.ts'
export { attachDocuments } from './operations/attach-documents.ts'
export { forgetDocuments } from './operations/forget-documents.ts'
export { markDocument } from './operations/mark-document.ts'
export { releaseDocuments } from './operations/release-documents.ts'

export { storedFile } from './stored-file.ts'
export { sweepDocumentsTask } from './sweep-documents-task.ts'
