import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import type { ListSearch } from '../../database/search/list-search.ts'
import { searchFor, searchNewest } from '../../database/search/search-for.ts'
import type { SearchSource } from '../../database/search/search-source.ts'
import { wordsText, wordTerms } from '../../database/search/search-text.ts'
import type { Application } from '../../payload-types.ts'

/** Fields that the search of the list names. */
export const SEARCHED = ['number', 'studentName', 'studentPhone'] as const

const PHONE = /^(?:\+91)?(\d+)$/
const NUMBER = new RegExp(`^(?:${COURSE_CODES.join('|')})\\d+$`)
const CODE = /^[A-Z]+/

type Found = Pick<Application, (typeof SEARCHED)[number]>

/** Applications are found by name, phone, and number with or without the course code. */
export const applicationSearch: SearchSource = {
  finds: 'words',
  fields: SEARCHED,
  textOf: ({ number, studentName, studentPhone }: Found) =>
    wordsText([studentName, studentPhone, number, number.replace(CODE, '')]),
}

/** Numbers and phones may be typed in groups of digits. A list without other filters shows the newest matches. */
export const applicationListSearch: ListSearch = {
  fields: SEARCHED,
  find({ payload, slug, text, isAlone }) {
    const typed = text.replace(/[\s-]/g, '').toUpperCase()
    const number = NUMBER.test(typed) ? typed : PHONE.exec(typed)?.[1]
    return (isAlone ? searchNewest : searchFor)({ payload, slug, terms: wordTerms(number ?? text) })
  },
}
