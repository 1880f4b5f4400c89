import { copy } from './copy/copy-endpoint.ts'
import { resubmit } from './correct/resubmit-endpoint.ts'
import { collegesOfSubject } from './form/colleges-of-subject-endpoint.ts'
import { form, saveDraft } from './form/form-endpoint.ts'
import { checkDocument, decide, next, note } from './review/review-endpoints.ts'
import { application, mine } from './status/status-endpoints.ts'
import { pay, submit } from './submit/submit-endpoint.ts'

export const applicationEndpoints = [
  form,
  saveDraft,
  copy,
  collegesOfSubject,
  submit,
  pay,
  mine,
  application,
  resubmit,
  decide,
  checkDocument,
  next,
  note,
]
