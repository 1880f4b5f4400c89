import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import type { Where } from 'payload'

/** What the list searches by. */
export const SEARCHED = ['number', 'studentName', 'studentPhone'] as const

/** After everything that begins the same. */
const LAST = '\uffff'
const PHONE = /^(?:\+91)?(\d+)$/
const NUMBER = new RegExp(`^(?:${COURSE_CODES.join('|')})\\d+$`)

/**
 * Asks less where the list's search is part of a query: a number or phone by how it begins, which an index answers,
 * anything else of names alone. Payload would look for the text anywhere in each of the three.
 */
export function narrowSearch(where: Where): Where {
  const text = searchedText(where)
  if (text !== null) return searchFor(text)
  const entries = Object.entries(where).map(([key, value]) => [
    key,
    (key === 'and' || key === 'or') && Array.isArray(value) ? value.map(narrowSearch) : value,
  ])
  return Object.fromEntries(entries)
}

/** The text that the list was searched for; null where a condition is another. */
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
  if (NUMBER.test(typed)) return beginning('number', typed)
  const digits = PHONE.exec(typed)?.[1]
  if (digits === undefined) return { studentName: { like: text } }
  return { or: [beginning('studentPhone', digits), ...COURSE_CODES.map((code) => beginning('number', code + digits))] }
}

function beginning(field: (typeof SEARCHED)[number], text: string): Where {
  return { [field]: { greater_than_equal: text, less_than: text + LAST } }
}
