/** @sqlite-only no rows: texts of the configuration */
import { LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { inStaffLanguage } from '../../foundation/languages/in-staff-language.ts'
import { editorTexts } from './editor-texts.ts'
import { labelText } from './label-text.ts'

const portal = startTestPortal()

/** Names that no language translates. */
const NAMES = [
  'B.Ed',
  'D.El.Ed',
  'D.Pharm',
  'UPI',
  'ISBN',
  'YouTube',
  'Facebook',
  'Instagram',
  'Shiprocket',
  'Razorpay',
  'MSG91',
  'Twilio',
  'LinkedIn',
  'CGST',
  'SGST',
  'IGST',
]
/** The laws of duties are quoted by their official names. */
const isName = (text: string) => NAMES.includes(text) || /^(?:DPDP Rules|CERT-In Directions) /.test(text)

/** Labels, descriptions and options that forms and lists show. */
function textsOf(fields: readonly Field[]): unknown[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || ('hidden' in field && field.hidden) || field.admin?.hidden) return []
    const own = [
      'label' in field ? field.label : undefined,
      ...('labels' in field ? [field.labels?.singular, field.labels?.plural] : []),
      field.admin && 'description' in field.admin ? field.admin.description : undefined,
      ...('options' in field
        ? field.options.map((option) => (typeof option === 'object' ? option.label : option))
        : []),
    ]
    if (field.type === 'tabs') {
      return [...own, ...field.tabs.flatMap((tab) => [tab.label, tab.description, ...textsOf(tab.fields)])]
    }
    return 'fields' in field ? [...own, ...textsOf(field.fields)] : own
  })
}

describe('labels of the admin', () => {
  it.each(['hi', 'bn'] as const)('are translated in %s', (locale) => {
    const { collections, globals } = portal.payload.config
    const shown = [...collections, ...globals].filter(({ admin }) => admin.hidden !== true && admin.group !== false)
    const texts = shown
      .flatMap((entity) => [
        ...('labels' in entity ? [entity.labels.singular, entity.labels.plural] : [entity.label]),
        entity.admin.description,
        ...textsOf(entity.fields),
      ])
      .filter((text) => /[a-z]{2}/i.test(labelText(text)) && !String(text).includes('t('))
    const translated = inStaffLanguage(locale, () => texts.map((text) => labelText(text)))
    const left = texts.map((text) => labelText(text)).filter((text, index) => text === translated[index])
    expect([...new Set(left)].filter((text) => !isName(text))).toEqual([])
    expect(texts.length).toBeGreaterThan(500)
  })

  it('have texts of the editor for each feature that it has', () => {
    const { translations } = portal.payload.config.i18n
    const lexicalIn = (locale: Locale): object => Reflect.get(Object(Reflect.get(translations, locale)), 'lexical')
    expect(Object.keys(lexicalIn('en'))).toEqual(expect.arrayContaining(Object.keys(editorTexts.en)))
    for (const locale of LOCALES) expect(lexicalIn(locale)).toMatchObject(editorTexts[locale])
  })
})
