import { axis } from './axes/axis-endpoint.ts'
import { bulkEndpoints } from './bulk/bulk-endpoints.ts'
import { claim } from './claims/claim-endpoint.ts'
import { copy } from './copy/copy-endpoint.ts'
import { resubmit } from './correct/resubmit-endpoint.ts'
import { collegesOfSubject } from './form/colleges-of-subject-endpoint.ts'
import { form, saveDraft } from './form/form-endpoint.ts'
import { listViewEndpoints } from './list-views/list-view-endpoints.ts'
import { queueEndpoints } from './queue/queue-endpoints.ts'
import { changeText, deleteText, listTexts, saveText } from './reason-texts/reason-text-endpoints.ts'
import { colleagues, mentionDone } from './review/mention-endpoints.ts'
import { checkDocument, decide, identityNumber, note, undo } from './review/review-endpoints.ts'
import { duplicate } from './same-person/same-person-endpoint.ts'
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
  undo,
  checkDocument,
  identityNumber,
  note,
  saveText,
  listTexts,
  deleteText,
  changeText,
  ...bulkEndpoints,
  duplicate,
  axis,
  claim,
  colleagues,
  mentionDone,
  ...queueEndpoints,
  ...listViewEndpoints,
]
