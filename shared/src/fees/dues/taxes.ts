import { type TaxTreatment, UNDECIDED_TAX } from '../../documents/tax.ts'
import { DUE_ACTION_LABELS, type DueAction } from './due.ts'

/** Fees whose tax treatment staff set: the application fee and each kind of due. */
export const TAXED_FEES = ['application', 'tuition', 'registration', 'exam', 'dress', 'tour', 'library'] as const
export type TaxedFee = (typeof TAXED_FEES)[number]

export type FeeTaxes = Readonly<Record<TaxedFee, TaxTreatment>>

export const TAXED_FEE_LABELS: Record<TaxedFee, string> = {
  application: 'Application fee',
  tuition: DUE_ACTION_LABELS.TUITION,
  registration: DUE_ACTION_LABELS.REGISTRATION,
  exam: DUE_ACTION_LABELS.EXAM,
  dress: DUE_ACTION_LABELS.DRESS,
  tour: DUE_ACTION_LABELS.TOUR,
  library: DUE_ACTION_LABELS.LIBRARY,
}

export const TAXED_FEE_OF: Record<DueAction, TaxedFee> = {
  TUITION: 'tuition',
  REGISTRATION: 'registration',
  EXAM: 'exam',
  DRESS: 'dress',
  TOUR: 'tour',
  LIBRARY: 'library',
}

const EDUCATION: TaxTreatment = { rule: 'exempt-education', percent: null, code: null }

/** In force until staff change them. A dress is goods, so accounts have to decide. */
export const DEFAULT_FEE_TAXES: FeeTaxes = {
  application: { rule: 'exempt-admission', percent: null, code: null },
  tuition: EDUCATION,
  registration: EDUCATION,
  exam: EDUCATION,
  dress: UNDECIDED_TAX,
  tour: EDUCATION,
  library: EDUCATION,
}
