/** A college that may be chosen, with the price of the whole course there. */
export interface CollegeChoice {
  id: string
  name: string
  totalPricePaise: number
}

/** What the choices of a form depend on besides the answers; the CMS has it. */
export interface FormReference {
  /** Method subjects that B.Ed applicants choose from. */
  subjects: readonly string[]
  /** Colleges of the course, for B.Ed those of the chosen subject. */
  colleges: readonly CollegeChoice[]
  /** Suggestions for "referred by". */
  referralSources: readonly string[]
}

/** For what does not depend on the CMS. */
export const NO_REFERENCE: FormReference = { subjects: [], colleges: [], referralSources: [] }
