import { DOCUMENT_KINDS, DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { translateShown } from '@pravesh/shared/admissions/form/translate-shown'
import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import type { Locale } from '@pravesh/shared/platform/locale'
import { type Translate, translator } from '@pravesh/shared/platform/translate'
import { Fragment, createElement as h, type ReactNode } from 'react'
import { factList } from '../../documents/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { commonFacts } from './common-facts.ts'
import { printedWords } from './words/words.ts'

interface FormProps {
  application: ApplicationRecord
  /** `data:` addresses. */
  photo: string | null
  signature: string | null
  locale: Locale
}

export function drawApplicationForm({ application, photo, signature, locale }: FormProps): ReactNode {
  const w = printedWords[locale].application
  const translate = translator(locale, [admissionTranslations])
  const facts = [...commonFacts(application, locale), { label: w.status, value: w.approved }]
  return h(
    Fragment,
    null,
    h('div', { className: 'applicant' }, factList(facts), photo && picture(photo, w.photo)),
    translateShown(application.shown, translate).map(({ key, title, rows }) =>
      h(
        'section',
        { key },
        h('h2', null, title),
        factList(rows.map(({ label, value }) => ({ label, value: value || w.noAnswer }))),
      ),
    ),
    documentList(application, { title: w.documents, translate }),
    signature && h('div', { className: 'signature' }, picture(signature, w.signature)),
  )
}

function picture(src: string, caption: string): ReactNode {
  return h('figure', null, h('img', { src, alt: caption }), h('figcaption', null, caption))
}

function documentList(
  { documents }: ApplicationRecord,
  { title, translate }: { title: string; translate: Translate },
): ReactNode {
  const sent = DOCUMENT_KINDS.filter((kind) => documents[kind] !== undefined)
  return h(
    'section',
    null,
    h('h2', null, title),
    h(
      'ul',
      { className: 'list' },
      sent.map((kind) => h('li', { key: kind }, translate(DOCUMENT_LABELS[kind]))),
    ),
  )
}
