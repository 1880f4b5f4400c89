import type { Locale } from '@pravesh/shared/platform/locale'
import { Fragment, createElement as h, type ReactNode } from 'react'
import { factList } from '../../documents/index.ts'
import { formatDateTime } from '../../foundation/formats.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { commonFacts } from './common-facts.ts'
import { printedWords } from './words/words.ts'

interface AgreementProps {
  application: ApplicationRecord
  /** The stored text, which the portal wrote with escaped values. */
  html: string
  acceptedAt: Date
  locale: Locale
}

export function drawAgreement({ application, html, acceptedAt, locale }: AgreementProps): ReactNode {
  const w = printedWords[locale].agreement
  const { studentName, agreement } = application
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? ''
  return h(
    Fragment,
    null,
    factList(commonFacts(application, locale)),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by `agreementHtml`, which escapes all text
    h('div', { className: 'agreement', dangerouslySetInnerHTML: { __html: html } }),
    h('h2', null, w.acceptance),
    factList([
      { label: w.acceptedBy, value: studentName },
      { label: w.acceptedAt, value: formatDateTime(acceptedAt, locale) },
      { label: w.acceptedFrom, value: agreement?.acceptedFrom ?? '' },
      { label: w.version, value: agreement?.version ?? '' },
      { label: w.language, value: language },
    ]),
    h('p', { className: 'hint' }, w.how),
  )
}
