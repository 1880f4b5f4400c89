import { form, saveDraft } from './form.ts'
import { collegesOfSubject, feeStructures, sessions } from './lists.ts'
import { application, mine } from './mine.ts'
import { resubmit } from './resubmit.ts'
import { checkDocument, decide, note } from './staff.ts'
import { pay, submit } from './submit.ts'

/** Every application call. */
export const applicationEndpoints = [
  form,
  saveDraft,
  feeStructures,
  sessions,
  collegesOfSubject,
  submit,
  pay,
  mine,
  application,
  resubmit,
  decide,
  checkDocument,
  note,
]
