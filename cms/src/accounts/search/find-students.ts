import type { ListSearch } from '../../database/search/list-search.ts'
import { personTerms, personText } from '../../database/search/person-text.ts'
import { searchFor, searchNewest } from '../../database/search/search-for.ts'
import type { SearchSource } from '../../database/search/search-source.ts'
import type { Student } from '../../payload-types.ts'

const SEARCHED = ['name', 'email', 'phone'] as const

type Found = Pick<Student, (typeof SEARCHED)[number]>

/** Accounts are found by name, phone and e-mail address. */
export const studentSearch: SearchSource = {
  finds: 'words',
  fields: SEARCHED,
  textOf: (student: Found) => personText(student, []),
}

/** A list without other filters shows the newest matches. */
export const studentListSearch: ListSearch = {
  fields: SEARCHED,
  words: 'name, e-mail or phone',
  find: ({ payload, slug, text, isAlone }) =>
    (isAlone ? searchNewest : searchFor)({ payload, slug, terms: personTerms(text) }),
}
