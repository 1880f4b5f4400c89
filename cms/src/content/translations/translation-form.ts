import {
  type Passage,
  passagesOf,
  passageTexts,
  type TextState,
  textState,
} from '@pravesh/shared/content/translated/translation'
import type { FlattenedField, Payload } from 'payload'
import { labelText } from '../../admin-kit/labels/label-text.ts'
import { readRow } from '../../database/records/read-row.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import {
  byPath,
  collection,
  keyOfTranslations,
  type TargetLanguage,
  translationOf,
} from '../translated/stored-translations.ts'
import { type TranslatedSlug, textsOf } from '../translated/translated-texts.ts'
import { titleOf } from './list-translations.ts'
import { isGlobalSubject, storedEnglish, type TranslatedRecord } from './stored-english.ts'

/** A text of the form, with its passages as they are translated now. */
export interface FormText {
  path: string
  label: string
  state: TextState
  /** An empty translation is missing. */
  passages: Passage[]
  /** Passages of the last complete translation that the English text no longer has. */
  former: Passage[]
}

export interface TranslationForm {
  title: string
  /** How often these translations were saved. */
  revision: number
  texts: FormText[]
}

/** What staff see of a record to translate it; null if there is none. */
export async function translationForm({
  payload,
  language,
  ...record
}: TranslatedRecord & { payload: Payload; language: TargetLanguage }): Promise<TranslationForm | null> {
  const { subject, id } = record
  const english = await storedEnglish(payload, record)
  if (english === null) return null
  const key = keyOfTranslations({ slug: subject, id }, language)
  const stored = await readRow({ payload, collection, where: { key: { equals: key } } })
  const translations = byPath(stored?.texts)
  const rows = new Map<string, number>()
  const texts = textsOf(subject, english).flatMap((text): FormText[] => {
    const { path, field } = text
    const translation = translationOf(translations, text)
    const state = textState(text.english, translation)
    const number = (rows.get(field) ?? 0) + 1
    rows.set(field, number)
    if (state === null) return []
    const present = passageTexts(translation)
    const passages = passagesOf(text.english)
    const former = state === 'older' ? (translation?.passages ?? []) : []
    return [
      {
        path,
        label: labelOf(payload, subject, field, number),
        state,
        passages: passages.map((passage) => ({ english: passage, text: present.get(passage) ?? '' })),
        former: former.filter((passage) => !passages.includes(passage.english)),
      },
    ]
  })
  return { title: titleOf(payload, subject, english), revision: stored?.revision ?? 0, texts }
}

/** The labels of a field, as in the form of its record: “Questions and answers 2: Answer”. */
function labelOf(payload: Payload, subject: TranslatedSlug, field: string, number: number): string {
  const [name = '', inRow] = field.split('.')
  const own = fieldsOf(payload, subject).find((each) => each.name === name)
  const label = labelIn(own)
  if (inRow === undefined || own === undefined || !('flattenedFields' in own)) return label
  return `${label} ${number}: ${labelIn(own.flattenedFields.find((each) => each.name === inRow))}`
}

const labelIn = (field: FlattenedField | undefined) =>
  field === undefined ? '' : staffText(labelText('label' in field ? field.label : undefined, field.name))

function fieldsOf({ config }: Payload, subject: TranslatedSlug): readonly FlattenedField[] {
  const all = [...config.collections, ...config.globals]
  return all.find(({ slug }) => slug === subject)?.flattenedFields ?? []
}

/** What a list of records is called. */
export function subjectLabel(payload: Payload, subject: TranslatedSlug): string {
  const { config } = payload
  if (isGlobalSubject(payload, subject))
    return labelText(config.globals.find(({ slug }) => slug === subject)?.label, subject)
  return labelText(config.collections.find(({ slug }) => slug === subject)?.labels.plural, subject)
}
