import type { Locale } from '@pravesh/shared/platform/locale'
import { Fragment, createElement as h, type ReactNode } from 'react'
import { factList } from '../../documents/index.ts'
import { formatDateTime } from '../../foundation/formats.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { commonFacts } from './common-facts.ts'
import { printedWords } from './words/words.ts'

interface AgreementProps {
  application: ApplicationRecord
  /** The text as it was read. The portal wrote both, with escaped values. */
  html: string
  /** The English text, which prevails; null if it is the one that was read. */
  englishHtml: string | null
  acceptedAt: Date
  locale: Locale
}

export function drawAgreement({ application, html, englishHtml, acceptedAt, locale }: AgreementProps): ReactNode {
  const w = printedWords[locale].agreement
  const { studentName, agreement } = application
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? ''
  return h(
    Fragment,
    null,
    factList(commonFacts(application, locale)),
    textOf(html),
    h('h2', null, w.acceptance),
    factList([
      { label: w.acceptedBy, value: studentName },
      { label: w.acceptedAt, value: formatDateTime(acceptedAt, locale) },
      { label: w.acceptedFrom, value: agreement?.acceptedFrom ?? '' },
      { label: w.version, value: agreement?.version ?? '' },
      { label: w.language, value: language },
    ]),
    h('p', { className: 'hint' }, w.how),
    englishHtml && h('h2', { className: 'record' }, w.english),
    englishHtml && textOf(englishHtml, 'en-IN'),
  )
}

/** Text that `agreementHtml` wrote, which escapes all values. */
function textOf(html: string, lang?: string): ReactNode {
  return h('div', {
    className: 'agreement',
    lang,
    dangerouslySetInnerHTML: { __html: html },
  })
}
