import { type TaxTreatment, UNDECIDED_TAX } from '../../documents/tax.ts'
import { DUE_ACTION_LABELS, DUE_ACTIONS, type DueAction, FEE_KINDS, type SettingOf } from '../fee-kinds.ts'

/** Fees whose tax treatment staff set: the application fee and each kind of due. */
export type TaxedFee = 'application' | SettingOf<DueAction>

export type FeeTaxes = Readonly<Record<TaxedFee, TaxTreatment>>

export const TAXED_FEES: readonly { fee: TaxedFee; label: string }[] = [
  { fee: 'application', label: 'Application fee' },
  ...DUE_ACTIONS.map((action) => ({ fee: FEE_KINDS[action].setting, label: DUE_ACTION_LABELS[action] })),
]

const EDUCATION: TaxTreatment = { rule: 'exempt-education', percent: null, code: null }

/** In force until staff change them. A dress and a card are goods, so accounts have to decide. */
export const DEFAULT_FEE_TAXES: FeeTaxes = {
  application: { rule: 'exempt-admission', percent: null, code: null },
  tuition: EDUCATION,
  registration: EDUCATION,
  exam: EDUCATION,
  dress: UNDECIDED_TAX,
  identityCard: UNDECIDED_TAX,
  tour: EDUCATION,
  library: EDUCATION,
}
