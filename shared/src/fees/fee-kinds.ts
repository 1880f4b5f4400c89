import { keysOf, recordOf } from '../platform/record-of.ts'

/** A kind of fee. Whatever else differs between kinds follows from its entry, or does not compile without one of its own. */
type FeeKindEntry = {
  /** In the fee structure and on the wire; with "fee", the label of its dues. */
  name: string
  /** Whether the fee structure can have an amount for it. */
  inStructure: boolean
} & (NoDue | Due)

interface NoDue {
  due: null
}

interface Due {
  /**
   * How an approved student comes to owe it: by the plan that starts with the approval, or by entering an amount within
   * bounds that staff set. (spec 1, 5)
   */
  due: 'planned' | 'own-amount'
  /** The name of its tax, and of its days or bounds, in the settings. */
  setting: string
}

/** All kinds of fees, in display order. (spec 1, 3 "Payment fee record"; spec 2, 7) */
export const FEE_KINDS = {
  /** The application fee. It is paid for the application, so that it is no due. */
  ADMISSION: { name: 'Admission', inStructure: true, due: null },
  TUITION: { name: 'Tuition', inStructure: false, due: 'planned', setting: 'tuition' },
  REGISTRATION: { name: 'Registration', inStructure: true, due: 'planned', setting: 'registration' },
  EXAM: { name: 'Exam', inStructure: true, due: 'planned', setting: 'exam' },
  DRESS: { name: 'Dress', inStructure: true, due: 'planned', setting: 'dress' },
  IDENTITY_CARD: { name: 'Identity Card', inStructure: true, due: 'planned', setting: 'identityCard' },
  TOUR: { name: 'Tour', inStructure: true, due: 'own-amount', setting: 'tour' },
  LIBRARY: { name: 'Library', inStructure: true, due: 'own-amount', setting: 'library' },
} as const satisfies Record<string, FeeKindEntry>

type FeeKinds = typeof FEE_KINDS
type FeeKind = keyof FeeKinds
/** The kinds whose entry has this part. */
type KindsWith<Part> = { [Kind in FeeKind]: FeeKinds[Kind] extends Part ? Kind : never }[FeeKind]

/** Kinds in the fee structure. */
export type FeeAction = KindsWith<{ inStructure: true }>
/** Kinds of dues. */
export type DueAction = KindsWith<Due>
/** Kinds of dues with an amount and a date of the plan. */
export type PlannedAction = KindsWith<{ due: 'planned' }>
/** Kinds of dues whose amount the student enters. */
export type OwnAmountAction = KindsWith<{ due: 'own-amount' }>
/** The name of a kind in the settings. */
export type SettingOf<Action extends DueAction> = FeeKinds[Action]['setting']

// Marked as pure, so that a script of the site has only the lists that it uses.
const kinds = /* @__PURE__ */ keysOf(FEE_KINDS)
const isInStructure = (kind: FeeKind): kind is FeeAction => FEE_KINDS[kind].inStructure
const isDue = (kind: FeeKind): kind is DueAction => FEE_KINDS[kind].due !== null
export const isOwnAmount = (kind: DueAction): kind is OwnAmountAction => FEE_KINDS[kind].due === 'own-amount'

export const FEE_ACTIONS = /* @__PURE__ */ kinds.filter(isInStructure)
export const DUE_ACTIONS = /* @__PURE__ */ kinds.filter(isDue)
export const OWN_AMOUNT_ACTIONS = /* @__PURE__ */ DUE_ACTIONS.filter(isOwnAmount)
export const OWN_AMOUNT_SETTINGS = /* @__PURE__ */ OWN_AMOUNT_ACTIONS.map((action) => FEE_KINDS[action].setting)

export const FEE_ACTION_LABELS = /* @__PURE__ */ recordOf(FEE_ACTIONS, (action) => FEE_KINDS[action].name)
export const DUE_ACTION_LABELS = /* @__PURE__ */ recordOf(DUE_ACTIONS, (action) => `${FEE_KINDS[action].name} fee`)
