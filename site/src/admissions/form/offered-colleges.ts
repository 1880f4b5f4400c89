import type { CollegeChoice, FormReference } from '@pravesh/shared/admissions/answers/form-reference'

/** The colleges that the portal offers for each subject asked about. */
export type FoundColleges = Record<string, readonly CollegeChoice[]>

interface SubjectOptions {
  /** Empty until the applicant chooses one. */
  subject: string
  /** Its colleges include the stored one, and name the towns, which the colleges found do not. */
  reference: FormReference
  found: FoundColleges
  collegeId: string | undefined
}

/** The reference with the colleges of a subject. Until they have arrived, only the stored college is on offer. */
export function withCollegesOf({ subject, reference, found, collegeId }: SubjectOptions): FormReference {
  // Choosing another subject clears it.
  const stored = reference.colleges.filter(({ id }) => id === collegeId)
  const cityOf = (college: string) => reference.colleges.find(({ id }) => id === college)?.city
  const offered = found[subject]?.map((college) => ({ ...college, city: cityOf(college.id) }))
  return { ...reference, colleges: subject === '' ? [] : (offered ?? stored) }
}

/** The college in the address of the form (`?college=…`) if it is on offer, else null. */
export function wantedCollege({ search }: { search: string }, offered: readonly { id: string }[]): string | null {
  const wanted = new URLSearchParams(search).get('college')
  return offered.find(({ id }) => id === wanted)?.id ?? null
}
