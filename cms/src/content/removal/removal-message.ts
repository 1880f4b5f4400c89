import { formatNumber } from '@pravesh/shared/platform/formats'
import { formatList } from '../../foundation/formats.ts'
import type { Users } from '../../portal/record-use.ts'

interface Counted extends Users {
  noun: [one: string, several: string]
}

/** Alternatives to removing a record, by collection. */
const INSTEAD: Record<string, string> = {
  courses: 'To stop new applications, untick “Enrolment is open”. To hide it from visitors, untick “Show on the site”.',
  colleges: 'To stop offering it, remove it from the colleges of each course.',
  subjects: 'To stop offering it, untick “Offered now”.',
  'academic-sessions': 'Make another session the current one instead. Earlier applications keep this one.',
  'recorded-courses': 'To stop selling it, untick “Offer for sale”. Students who bought it keep it.',
  media: 'Remove the picture there first.',
}

/** E.g. `2 applications and 1 course (“Bachelor of Education”) use this college.` */
export function usesMessage(uses: readonly Counted[], kind: string): string {
  const parts = uses.map(({ total, names = [], noun }) => {
    const named = names.length > 0 ? ` (${names.join(', ')}${total > names.length ? ', …' : ''})` : ''
    return `${formatNumber(total)} ${noun[total === 1 ? 0 : 1]}${named}`
  })
  const onlyOne = uses.length === 1 && uses[0]?.total === 1
  return `${formatList(parts)} ${onlyOne ? 'uses' : 'use'} this ${kind}.`
}

/** Why a record cannot be removed, and the alternative. */
export function removalMessage({
  uses,
  kind,
  collection,
}: {
  uses: readonly Counted[]
  /** Name of the record within a sentence, e.g. `course`. */
  kind: string
  collection: string
}): string {
  return [usesMessage(uses, kind), INSTEAD[collection]].filter(Boolean).join(' ')
}
