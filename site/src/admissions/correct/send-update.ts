import type { AgreementLanguage } from '@pravesh/shared/admissions/agreement/agreement-language'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { requestedDocuments } from '@pravesh/shared/admissions/form/requested-documents'
import { questionOfWireField } from '@pravesh/shared/admissions/wire/answers'
import { correctionToWire } from '@pravesh/shared/admissions/wire/correction'
import { documentOfWireField } from '@pravesh/shared/admissions/wire/documents'
import type { FormError } from '../../forms/validation-errors.ts'
import { callAdmission } from '../admission-api.ts'
import { correctedAgreement } from './corrected-agreement.ts'
import type { Update } from './load-update.ts'

interface SendOptions extends Update {
  answers: Answers
  documents: Documents
  reference: FormReference
  /** The language of the page. */
  page: AgreementLanguage
}

export interface UpdateOutcome {
  outcome: 'saved' | 'refused' | 'failed'
  msg: string
  /** `field` is a question or document, or `root` for the form as a whole. */
  validationErrors: FormError[]
}

/** Submits the corrected application, with an agreement for the college that is now chosen. */
export async function sendUpdate({
  application,
  edit,
  answers,
  documents,
  reference,
  page,
}: SendOptions): Promise<UpdateOutcome> {
  const { id } = application
  const form = formOf(application.course)
  const { html, collegeName } = correctedAgreement({ application, edit, answers, reference, page })
  const { ok, status, msg, errors } = await callAdmission('resubmit', {
    body: correctionToWire(form, {
      applicationId: id,
      collegeName,
      answers,
      documents: requestedDocuments(form, answers, documents),
      agreementHtml: html,
    }),
  })
  if (ok) return { outcome: 'saved', msg, validationErrors: [] }
  if (status >= 500) return { outcome: 'failed', msg, validationErrors: [] }
  const validationErrors = errors.map(({ field, message }) => ({
    field: questionOfWireField(form, field) ?? documentOfWireField(field) ?? 'root',
    message,
  }))
  return {
    outcome: 'refused',
    msg,
    validationErrors: validationErrors.length === 0 ? [{ field: 'root', message: msg }] : validationErrors,
  }
}
