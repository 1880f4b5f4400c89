import { form, saveDraft } from './form.ts'
import { collegesOfSubject, feeStructures, sessions } from './lists.ts'

/** Every application call. */
export const applicationEndpoints = [form, saveDraft, feeStructures, sessions, collegesOfSubject]
