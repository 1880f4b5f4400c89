import type { ReplyValues } from '../../platform/replies/said.ts'
import type { ProcessRules } from '../process/rules.ts'
import type { ServicePeriod } from '../scores/service.ts'
import { type PeriodCode, periodErrors } from './check-service.ts'
import type { Marks } from './entry.ts'
import type { OpenLists } from './list-places.ts'

/** What is wrong with typed marks: the field, below the marks, and the code of the sentence. */
export interface MarksError {
  field: string
  code:
    | 'NO_MARKS'
    | 'OTHER_MARKS'
    | 'ABOVE_FULL_MARKS'
    | 'SUBJECT_TWICE'
    | 'EXAMINATION_NOT_COUNTED'
    | 'NO_SUCH_SUBJECT'
    | 'OWN_SUBJECT'
    | 'NO_SERVICE_LIST'
    | PeriodCode
  /** Of the sentence. */
  values?: ReplyValues
}

/** Of well-formed marks, by the rule and lists of their process. Whether they give a score is a finding, which applicants may save. */
export function marksErrors(marks: Marks, { scoring, lists, today }: Asked): MarksError[] {
  return [
    ...rowErrors(scoring, marks),
    ...furtherErrors(lists, marks.further ?? []),
    ...serviceErrors(lists, marks.service ?? [], today),
  ]
}

interface Asked {
  scoring: ProcessRules['scoring']
  lists: OpenLists
  /** `YYYY-MM-DD` in India. */
  today: string
}

function serviceErrors(
  { serviceOn, serviceFrom: earliest }: OpenLists,
  typed: readonly ServicePeriod[],
  today: string,
): MarksError[] {
  if (serviceOn === null) return typed.length === 0 ? [] : [{ field: 'service', code: 'NO_SERVICE_LIST' }]
  return typed.flatMap((period, at): MarksError[] =>
    periodErrors(period, { today, earliest }).map((error) => ({ ...error, field: `service.${at}.${error.field}` })),
  )
}

function furtherErrors({ own, further }: OpenLists, typed: readonly string[]): MarksError[] {
  return typed.flatMap((subject, at): MarksError[] => {
    const field = `further.${at}`
    if (subject === own) return [{ field, code: 'OWN_SUBJECT' }]
    if (!further.includes(subject)) return [{ field, code: 'NO_SUCH_SUBJECT' }]
    return typed.indexOf(subject) < at ? [{ field, code: 'SUBJECT_TWICE' }] : []
  })
}

function rowErrors(scoring: ProcessRules['scoring'], marks: Marks): MarksError[] {
  if (marks.kind !== scoring.kind) return [{ field: 'kind', code: 'OTHER_MARKS' }]
  const [list, rows] =
    marks.kind === 'best-of'
      ? ['subjects', marks.subjects]
      : (['examinations', marks.examinations.map((row) => ({ ...row, name: row.examination }))] as const)
  if (rows.length === 0) return [{ field: String(list), code: 'NO_MARKS' }]
  const names = rows.map(({ name }) => name.trim().toLowerCase())
  const nameField = marks.kind === 'best-of' ? 'name' : 'examination'
  const counted = scoring.kind === 'weighted' ? scoring.parts.map(({ examination }) => examination) : null
  return rows.flatMap(({ name, obtained, full }, at): MarksError[] => {
    const field = (own: string) => `${list}.${at}.${own}`
    return [
      ...(counted?.includes(name) === false
        ? [{ field: field(nameField), code: 'EXAMINATION_NOT_COUNTED' as const }]
        : []),
      ...(names.indexOf(names[at] ?? '') < at ? [{ field: field(nameField), code: 'SUBJECT_TWICE' as const }] : []),
      ...(obtained > full ? [{ field: field('obtained'), code: 'ABOVE_FULL_MARKS' as const }] : []),
    ]
  })
}
