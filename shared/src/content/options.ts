/** Semesters of books. (spec 1, 3: `booksem`) */
export const SEMESTERS = ['1', '2', '3', '4'] as const
export type Semester = (typeof SEMESTERS)[number]

/** Both the label and the wire spelling of each semester. */
export const SEMESTER_LABELS: Record<Semester, string> = {
  '1': '1st Semester',
  '2': '2nd Semester',
  '3': '3rd Semester',
  '4': '4th Semester',
}

/** The policy pages; the key is also the path. (spec 1, 2) */
export const POLICY_KEYS = ['shipping-policy', 'return-policy', 'privacy-policy', 'terms-and-conditions'] as const
export type PolicyKey = (typeof POLICY_KEYS)[number]

/** Books per catalogue page. (spec 1, 9) */
export const BOOKS_PER_PAGE = 18
