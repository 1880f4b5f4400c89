/** Answers and documents to the payload of the contract and back; the names are in wire.ts. */
import * as z from 'zod/mini'
import type { CourseCode } from '../content/options.ts'
import { type Answers, LIST_QUESTION, type QuestionName } from './answers.ts'
import { formatDate } from './dates.ts'
import { DOCUMENT_KINDS, type DocumentKind, type Documents, documentKindsOf } from './documents.ts'
import { YES } from './options.ts'
import {
  answerGroups,
  courseForms,
  documentIdOf,
  documentNames,
  documentUrl,
  submissionNames,
  topNames,
} from './wire.ts'

type Names = Partial<Record<QuestionName, string>>
/** What the payload is made of. */
export type WireRecord = Record<string, unknown>

/** The longest text that is read; what is longer is cut nowhere but refused. */
export const LONGEST_TEXT = 500
const MOST_LANGUAGES = 20

const FLAG = 'sameAsPermanent' satisfies QuestionName
const DATE = 'dateOfBirth' satisfies QuestionName

/** Where every group of a course's answers stands in the payload: the path to it, and its names. */
export function groupsOf(course: CourseCode): { path: string[]; names: Names }[] {
  const form = courseForms[course]
  return [
    { path: [], names: topNames },
    ...Object.entries(answerGroups).map(([group, names]) => ({ path: [group], names })),
    { path: [form.name, 'schoolinfo'], names: form.schoolinfo },
    ...(form.collegeinfo ? [{ path: [form.name, 'collegeinfo'], names: form.collegeinfo }] : []),
    { path: [form.name], names: form.own },
  ]
}

/** The dotted name of a question on the wire, e.g. `personalinfo.aadhar_no`; the question's own where the wire has none. */
export function wireField(course: CourseCode, name: QuestionName): string {
  if (name === 'collegeId') return submissionNames.collegeId
  for (const { path, names } of groupsOf(course)) {
    const theirs = names[name]
    if (theirs !== undefined) return [...path, theirs].join('.')
  }
  return name
}

/** The question with a dotted name of the wire; null where there is none. */
export function questionOfWireField(course: CourseCode, field: string): QuestionName | null {
  if (field === submissionNames.collegeId) return 'collegeId'
  for (const { path, names } of groupsOf(course)) {
    for (const [ours, theirs] of Object.entries(names)) {
      if ([...path, theirs].join('.') === field) return ours as QuestionName
    }
  }
  return null
}

/** The dotted name of a document on the wire. */
export function wireDocumentField(kind: DocumentKind): string {
  return `${submissionNames.documents}.${documentNames[kind]}`
}

/** The document with a dotted name of the wire; null where there is none. */
export function documentOfWireField(field: string): DocumentKind | null {
  return DOCUMENT_KINDS.find((kind) => wireDocumentField(kind) === field) ?? null
}

/** Answers as the payload has them, group by group. The college's name stands in the course's own form. */
export function answersToWire(course: CourseCode, answers: Answers, collegeName: string): WireRecord {
  const payload: WireRecord = {}
  for (const { path, names } of groupsOf(course)) {
    const group = path.reduce<WireRecord>((at, key) => {
      at[key] ??= {}
      return at[key] as WireRecord
    }, payload)
    for (const [ours, theirs] of Object.entries(names)) {
      group[theirs] = valueToWire(ours as QuestionName, answers[ours as QuestionName])
    }
  }
  const form = payload[courseForms[course].name] as WireRecord
  form[submissionNames.collegeName] = collegeName
  return payload
}

function valueToWire(name: QuestionName, value: string | string[] | undefined): unknown {
  if (name === LIST_QUESTION) return value ?? []
  if (name === FLAG) return value === YES
  return name === DATE && typeof value === 'string' ? formatDate(value) : (value ?? '')
}

/** Documents as a course's payload has them: the address of each file, empty where there is none. */
export function documentsToWire(course: CourseCode, documents: Documents): Record<string, string> {
  return Object.fromEntries(
    documentKindsOf(course).map((kind) => {
      const id = documents[kind]
      return [documentNames[kind], id === undefined ? '' : documentUrl(id)]
    }),
  )
}

const record = z.record(z.string(), z.unknown())
const wireText = z.union([
  z.string().check(z.maxLength(LONGEST_TEXT)),
  z.pipe(
    z.number(),
    z.transform((value) => String(value)),
  ),
])

export interface WireMistake {
  /** Dotted name on the wire. */
  field: string
  message: string
}

/** What could be read, and what could not. */
export interface ReadAnswers {
  answers: Answers
  collegeName: string
  mistakes: WireMistake[]
}

/** Reads the answers of a course out of a payload; text and numbers are taken as text, anything else is a mistake. */
export function answersFromWire(course: CourseCode, payload: WireRecord): ReadAnswers {
  const answers: Answers = {}
  const mistakes: WireMistake[] = []
  const texts = answers as Record<string, string>
  for (const { path, names } of groupsOf(course)) {
    const group = groupAt(payload, path)
    if (group === null) {
      mistakes.push({ field: path.join('.'), message: 'This part of the form is missing or cannot be read.' })
      continue
    }
    for (const [name, theirs] of Object.entries(names)) {
      const value = Object.hasOwn(group, theirs) ? group[theirs] : undefined
      const field = [...path, theirs].join('.')
      if (name === LIST_QUESTION) {
        const list = readList(value)
        if (list === null) mistakes.push({ field, message: 'Send the languages as a list of texts.' })
        else answers[LIST_QUESTION] = list
        continue
      }
      const text = readText(name, value)
      if (text === null) mistakes.push({ field, message: `Send this as text of at most ${LONGEST_TEXT} characters.` })
      else texts[name] = text
    }
  }
  const form = groupAt(payload, [courseForms[course].name])
  const chosen = form?.[submissionNames.collegeName]
  return { answers, collegeName: typeof chosen === 'string' ? chosen.slice(0, LONGEST_TEXT) : '', mistakes }
}

function groupAt(payload: WireRecord, path: readonly string[]): WireRecord | null {
  let at: WireRecord = payload
  for (const key of path) {
    const parsed = record.safeParse(Object.hasOwn(at, key) ? at[key] : undefined)
    if (!parsed.success) return null
    at = parsed.data
  }
  return at
}

function readText(name: string, value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (name === FLAG) return value === true || value === 'true' || value === YES ? YES : ''
  const parsed = wireText.safeParse(value)
  return parsed.success ? parsed.data : null
}

function readList(value: unknown): string[] | null {
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? null : value.split(',')
  const parsed = z
    .array(z.string().check(z.maxLength(LONGEST_TEXT)))
    .check(z.maxLength(MOST_LANGUAGES))
    .safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Reads the documents out of a payload; an address that is none of ours is a mistake. */
export function documentsFromWire(payload: WireRecord): { documents: Documents; mistakes: WireMistake[] } {
  const documents: Documents = {}
  const mistakes: WireMistake[] = []
  const group = groupAt(payload, [submissionNames.documents]) ?? {}
  for (const kind of DOCUMENT_KINDS) {
    const name = documentNames[kind]
    const value = Object.hasOwn(group, name) ? group[name] : undefined
    if (value === undefined || value === null || value === '') continue
    const id = typeof value === 'string' ? documentIdOf(value) : null
    if (id === null) mistakes.push({ field: wireDocumentField(kind), message: 'Upload this document again.' })
    else documents[kind] = id
  }
  return { documents, mistakes }
}
