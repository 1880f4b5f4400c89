import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import type { Field, SanitizedConfig } from 'payload'
import { inStaffLanguage } from '../../foundation/languages/in-staff-language.ts'
import { staffLanguage } from '../../foundation/languages/staff-language.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { editorTexts } from './editor-texts.ts'
import type { LabelTables } from './label-tables.ts'
import { commonLabels } from './labels.ts'

/** The tables of all features in one. */
export function allLabels(features: readonly { labels?: LabelTables }[]): LabelTables {
  const tables = [commonLabels, ...features.flatMap(({ labels }) => labels ?? [])]
  return { hi: Object.assign({}, ...tables.map(({ hi }) => hi)), bn: Object.assign({}, ...tables.map(({ bn }) => bn)) }
}

/** A text in the language of the member of staff. Those with values, and labels of `shared`, are in `staffText`. */
function inTables(tables: LabelTables, text: string): string {
  const language = staffLanguage()
  return (language === DEFAULT_LOCALE ? undefined : tables[language][text]) ?? staffText(text)
}

const inEachLanguage = (tables: LabelTables, text: string): Record<Locale, string> => ({
  en: text,
  hi: inStaffLanguage('hi', () => inTables(tables, text)),
  bn: inStaffLanguage('bn', () => inTables(tables, text)),
})

/** A field answers in the language of the reader, too, when it refuses a value. */
function translateRefusals(field: Field): void {
  const validate: unknown = Reflect.get(field, 'validate')
  if (typeof validate !== 'function') return
  Reflect.set(field, 'validate', async (...options: unknown[]) => {
    const answer: unknown = await validate(...options)
    return typeof answer === 'string' ? staffText(answer) : answer
  })
}

/**
 * Makes labels, descriptions and options of all records functions that return them in the language of the reader. Payload calls
 * them when it prepares the configuration for a browser, which so gets one language.
 */
export function withTranslatedLabels(config: SanitizedConfig, tables: LabelTables): SanitizedConfig {
  const seen = new WeakSet<object>()
  const translate = (holder: object | undefined | null, ...names: string[]) => {
    if (!holder) return
    for (const name of names) {
      const text: unknown = Reflect.get(holder, name)
      if (typeof text === 'string') Reflect.set(holder, name, () => inTables(tables, text))
    }
  }
  const inFields = (fields: readonly Field[]) => {
    for (const field of fields) {
      // Fields may be shared by several collections.
      if (seen.has(field)) continue
      seen.add(field)
      translate(field, 'label')
      translateRefusals(field)
      if ('labels' in field) translate(field.labels, 'singular', 'plural')
      translate(field.admin, 'description')
      if ('options' in field)
        for (const option of field.options) if (typeof option === 'object') translate(option, 'label')
      if (field.type === 'tabs') {
        for (const tab of field.tabs) {
          translate(tab, 'label', 'description')
          inFields(tab.fields)
        }
      } else if (field.type === 'blocks') {
        for (const block of field.blocks) {
          translate(block.labels, 'singular', 'plural')
          inFields(block.fields)
        }
      } else if ('fields' in field) inFields(field.fields)
    }
  }
  for (const collection of config.collections) {
    translate(collection.labels, 'singular', 'plural')
    translate(collection.admin, 'description')
    inFields(collection.fields)
  }
  for (const global of config.globals) {
    translate(global, 'label')
    // Payload sends the description of a global to browsers as it is, and a function cannot be sent.
    const { description } = global.admin
    if (typeof description === 'string') global.admin.description = inEachLanguage(tables, description)
    inFields(global.fields)
  }
  for (const { admin } of [...config.collections, ...config.globals]) {
    const { group } = admin
    // Payload's type knows no function here, and a server alone reads it.
    if (typeof group === 'string') admin.group = inEachLanguage(tables, group)
  }
  for (const view of Object.values(config.admin.components.views ?? {})) withTitle(view.meta, tables)
  withEditorTexts(config)
  return config
}

/** The title of a page in the language of the reader. Payload reads a text. */
function withTitle(meta: { title?: unknown } | undefined, tables: LabelTables): void {
  const title = meta?.title
  if (typeof title === 'string')
    Object.defineProperty(meta, 'title', { enumerable: true, get: () => inTables(tables, title) })
}

/** The editor for rich text has texts in neither language, and adds its own to the configuration; Payload would show their names. */
function withEditorTexts({ i18n: { translations } }: SanitizedConfig): void {
  const texts = translations as Partial<Record<Locale, Record<string, object>>>
  const english = texts.en?.lexical
  for (const locale of LOCALES) texts[locale] = { ...texts[locale], lexical: { ...english, ...editorTexts[locale] } }
}
