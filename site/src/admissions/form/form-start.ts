import { DEFAULT_APAAR_MODE } from '@pravesh/shared/admissions/answers/apaar'
import { NO_REFERENCE } from '@pravesh/shared/admissions/answers/form-reference'
import { DEFAULT_IDENTITY_NUMBERS } from '@pravesh/shared/admissions/answers/identity-numbers'
import type { FormContext } from '@pravesh/shared/admissions/form/form-context'
import { FIRST_COURSE } from '@pravesh/shared/courses/courses'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'

declare global {
  interface Window {
    /** The context of a new form, whose prerendered first screen is visible; otherwise null. Set by `form-start.js`. */
    formStart?: Promise<FormContext | null>
  }
}

/** The first screen is prerendered with this context, and looks the same for every student of these courses. */
export const PRERENDERED: FormContext = {
  course: FIRST_COURSE,
  courseId: '',
  courseName: '',
  enrolmentOpen: true,
  intake: { state: 'open', opensOn: null, closesOn: null },
  sessionYear: '',
  applicationFees: [],
  feeTable: [],
  refundTerms: SPECIFIED,
  costs: { costs: [], courseFee: { label: '', days: [] } },
  reference: NO_REFERENCE,
  account: { name: '', email: '', phone: '' },
  draft: null,
  existing: null,
  earlier: null,
  carriedFrom: null,
  aadhaarOnFile: '',
  identityNumbers: DEFAULT_IDENTITY_NUMBERS,
  apaar: DEFAULT_APAAR_MODE,
  today: '2000-01-01',
}

export interface FormStart {
  /** Null until it is known. */
  context: FormContext | null
  /** Resolves to the context of a new form; pending otherwise. */
  opened: Promise<FormContext>
}

/** The start of a form in the browser, or on the server, where every form is new. */
export function formStart(): FormStart {
  if (typeof window === 'undefined') return { context: PRERENDERED, opened: Promise.resolve(PRERENDERED) }
  const { promise, resolve } = Promise.withResolvers<FormContext>()
  const start: FormStart = { context: null, opened: promise }
  void newFormContext().then((context) => {
    start.context = context
    if (context !== null) resolve(context)
  })
  return start
}

/** The context if the prerendered screen is the start of a new form; null if the page has to load its content. */
export async function newFormContext(): Promise<FormContext | null> {
  return (await window.formStart) ?? null
}
