/** @sqlite-only no rows: texts of the configuration */
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { inStaffLanguage } from '../../foundation/languages/in-staff-language.ts'
import { labelText } from './label-text.ts'

const portal = startTestPortal()

/** Lists of officers and clerks. */
const LISTS = [
  'applications',
  'bulk-runs',
  'correction-windows',
  'second-readings',
  'students',
  'rights-requests',
  'contact-messages',
  'messages',
  'payments',
  'refunds',
  'offline-payments',
  'money-approvals',
  'bank-lines',
  'day-closings',
  'money-findings',
  'fee-dues',
  'receipts',
] as const

/** Names that no language translates. */
const NAMES = ['B.Ed', 'D.El.Ed', 'D.Pharm', 'UPI']

/** Labels, descriptions and options that forms and lists show. */
function textsOf(fields: readonly Field[]): unknown[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || ('hidden' in field && field.hidden) || field.admin?.hidden) return []
    const own = [
      'label' in field ? field.label : undefined,
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
  it.each(LISTS)('are translated for officers and clerks: %s', (slug) => {
    const { labels, admin, fields } = portal.payload.collections[slug].config
    const texts = [labels.singular, labels.plural, admin.description, ...textsOf(fields)].filter(
      (text) => /[a-z]{2}/i.test(labelText(text)) && !String(text).includes('t('),
    )
    const english = texts.map((text) => labelText(text))
    for (const locale of ['hi', 'bn'] as const) {
      const translated = inStaffLanguage(locale, () => texts.map((text) => labelText(text)))
      expect(english.filter((text, index) => text === translated[index] && !NAMES.includes(text))).toEqual([])
    }
    expect(english.length).toBeGreaterThan(2)
  })
})
