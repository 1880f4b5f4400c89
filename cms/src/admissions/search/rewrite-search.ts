import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import type { Where } from 'payload'

/** Fields that the search of the list covers. */
export const SEARCHED = ['number', 'studentName', 'studentPhone'] as const

/** Sorts after every string with the same prefix. */
const HIGHEST = '\uffff'
const PHONE = /^(?:\+91)?(\d+)$/
const NUMBER = new RegExp(`^(?:${COURSE_CODES.join('|')})\\d+$`)

/**
 * Rewrites the search of the list so that it can use indexes: numbers and phones by prefix, any other text as part of a
 * name. Payload's own query looks for the text anywhere in all three fields.
 */
export function rewriteSearch(where: Where): Where {
  const text = searchedText(where)
  if (text !== null) return searchFor(text)
  const entries = Object.entries(where).map(([key, value]) => [
    key,
    (key === 'and' || key === 'or') && Array.isArray(value) ? value.map(rewriteSearch) : value,
  ])
  return Object.fromEntries(entries)
}

/** Extracts the search text from Payload's query; null when the condition is not a search. */
function searchedText({ or, ...others }: Where): string | null {
  if (or?.length !== SEARCHED.length || Object.keys(others).length > 0) return null
  const texts = SEARCHED.map((field, place) => likeOf(or[place]?.[field]))
  const [text] = texts
  return typeof text === 'string' && texts.every((each) => each === text) ? text : null
}

function likeOf(condition: Where[string] | undefined): unknown {
  return condition && 'like' in condition ? condition.like : null
}

function searchFor(text: string): Where {
  const typed = text.replace(/[\s-]/g, '').toUpperCase()
  if (NUMBER.test(typed)) return startsWith('number', typed)
  const digits = PHONE.exec(typed)?.[1]
  if (digits === undefined) return { studentName: { like: text } }
  return {
    or: [startsWith('studentPhone', digits), ...COURSE_CODES.map((code) => startsWith('number', code + digits))],
  }
}

function startsWith(field: (typeof SEARCHED)[number], text: string): Where {
  return { [field]: { greater_than_equal: text, less_than: text + HIGHEST } }
}
