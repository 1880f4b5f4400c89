/** A college to choose from, with its price for the whole course. */
export interface CollegeChoice {
  id: string
  name: string
  /** Its town or city, where it is known: the contract's list of colleges has none. */
  city?: string | undefined
  totalPricePaise: number
}

/** Reference data from the CMS that the choices of a form depend on. */
export interface FormReference {
  /** Method subjects (B.Ed). */
  subjects: readonly string[]
  /** Colleges of the course; for B.Ed those of the chosen subject. */
  colleges: readonly CollegeChoice[]
  /** Suggestions for "referred by". */
  referralSources: readonly string[]
}

/** For callers that need no reference data. */
export const NO_REFERENCE: FormReference = { subjects: [], colleges: [], referralSources: [] }
