/** Serialising and parsing answers. */
import * as z from 'zod/mini'
import { MAX_TEXT_LENGTH } from '../../platform/sent-values.ts'
import { type Answers, LIST_QUESTION, type QuestionName } from '../answers/answers.ts'
import { formatDate } from '../answers/dates.ts'
import { YES } from '../answers/options.ts'
import type { CourseForm, WireNames } from '../form/course-form.ts'
import { hasAdditional } from './additional.ts'
import { ADDITIONAL_GROUP, additionalNames, answerGroups, submissionNames, topNames } from './names.ts'
import { groupAt, type WireError, type WireRecord } from './values.ts'

const MAX_LANGUAGES = 20

const FLAG = 'sameAsPermanent' satisfies QuestionName
const isDate = (name: QuestionName) => name === 'dateOfBirth' || /(IssuedOn|ValidUntil)$/.test(name)

/** The JSON type of an answer. */
export type WireKind = 'text' | 'list' | 'flag'

export function wireKind(name: QuestionName): WireKind {
  if (name === LIST_QUESTION) return 'list'
  return name === FLAG ? 'flag' : 'text'
}

/** The questions of a name table, each with its wire name. */
export function wireEntries(names: WireNames): [QuestionName, string][] {
  return Object.entries(names) as [QuestionName, string][]
}

interface AnswerGroup {
  /** In the payload. */
  path: string[]
  names: WireNames
}

const additional: AnswerGroup = { path: [ADDITIONAL_GROUP], names: additionalNames }

/** The groups of a course's answers that each payload has. */
export function groupsOf({ wire }: CourseForm): AnswerGroup[] {
  return [
    { path: [], names: topNames },
    ...Object.entries(answerGroups).map(([group, names]) => ({ path: [group], names })),
    { path: [wire.name, 'schoolinfo'], names: wire.schoolinfo },
    ...(wire.collegeinfo ? [{ path: [wire.name, 'collegeinfo'], names: wire.collegeinfo }] : []),
    { path: [wire.name], names: wire.own },
  ]
}

/** The dotted wire name of a question, e.g. `personalinfo.aadhar_no`; its domain name if the wire has none. */
export function wireField(form: CourseForm, name: QuestionName): string {
  if (name === 'collegeId') return submissionNames.collegeId
  for (const { path, names } of [...groupsOf(form), additional]) {
    const wireName = names[name]
    if (wireName !== undefined) return [...path, wireName].join('.')
  }
  return name
}

/** The question with a dotted wire name, or null. */
export function questionOfWireField(form: CourseForm, field: string): QuestionName | null {
  if (field === submissionNames.collegeId) return 'collegeId'
  for (const { path, names } of [...groupsOf(form), additional]) {
    for (const [question, wireName] of wireEntries(names)) {
      if ([...path, wireName].join('.') === field) return question
    }
  }
  return null
}

/** Serialises answers group by group. The college's name goes into the course-specific part. */
export function answersToWire(form: CourseForm, answers: Answers, collegeName: string): WireRecord {
  const payload: WireRecord = {}
  for (const { path, names } of hasAdditional(answers) ? [...groupsOf(form), additional] : groupsOf(form)) {
    const group = path.reduce<WireRecord>((at, key) => {
      at[key] ??= {}
      return at[key] as WireRecord
    }, payload)
    for (const [question, wireName] of wireEntries(names)) group[wireName] = valueToWire(question, answers[question])
  }
  const own = payload[form.wire.name] as WireRecord
  own[submissionNames.collegeName] = collegeName
  return payload
}

function valueToWire(name: QuestionName, value: string | string[] | undefined): unknown {
  const kind = wireKind(name)
  if (kind === 'list') return value ?? []
  if (kind === 'flag') return value === YES
  return isDate(name) && typeof value === 'string' ? formatDate(value) : (value ?? '')
}

const wireText = z.union([
  z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
  z.pipe(
    z.number(),
    z.transform((value) => String(value)),
  ),
])

export interface ReadAnswers {
  answers: Answers
  collegeName: string
  validationErrors: WireError[]
}

/** Parses the answers in a payload. Accepts text and numbers as text; anything else is a validation error. */
export function answersFromWire(form: CourseForm, payload: WireRecord): ReadAnswers {
  const answers: Answers = {}
  const validationErrors: WireError[] = []
  const isWithAdditional = Object.hasOwn(payload, ADDITIONAL_GROUP) && payload[ADDITIONAL_GROUP] !== null
  for (const { path, names } of isWithAdditional ? [...groupsOf(form), additional] : groupsOf(form)) {
    const group = groupAt(payload, path)
    if (group === null) {
      validationErrors.push({
        field: path.join('.'),
        code: 'unreadable',
        message: 'This part of the form is missing or cannot be read.',
      })
      continue
    }
    for (const [name, wireName] of wireEntries(names)) {
      const value = Object.hasOwn(group, wireName) ? group[wireName] : undefined
      const field = [...path, wireName].join('.')
      if (name === LIST_QUESTION) {
        const list = readList(value)
        if (list === null)
          validationErrors.push({ field, code: 'unreadable', message: 'Send the languages as a list of texts.' })
        else answers[LIST_QUESTION] = list
        continue
      }
      const text = readText(name, value)
      if (text === null)
        validationErrors.push({
          field,
          code: 'unreadable',
          message: `Send this as text of at most ${MAX_TEXT_LENGTH} characters.`,
        })
      else answers[name] = text
    }
  }
  const own = groupAt(payload, [form.wire.name])
  const chosen = own?.[submissionNames.collegeName]
  return { answers, collegeName: typeof chosen === 'string' ? chosen.slice(0, MAX_TEXT_LENGTH) : '', validationErrors }
}

function readText(name: QuestionName, value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (wireKind(name) === 'flag') return value === true || value === 'true' || value === YES ? YES : ''
  const parsed = wireText.safeParse(value)
  return parsed.success ? parsed.data : null
}

function readList(value: unknown): string[] | null {
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'string') return value.length > MAX_TEXT_LENGTH ? null : value.split(',')
  const parsed = z
    .array(z.string().check(z.maxLength(MAX_TEXT_LENGTH)))
    .check(z.maxLength(MAX_LANGUAGES))
    .safeParse(value)
  return parsed.success ? parsed.data : null
}
