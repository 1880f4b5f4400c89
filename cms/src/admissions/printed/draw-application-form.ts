import { DOCUMENT_KINDS, DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
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
}

export function drawApplicationForm({ application, photo, signature }: FormProps): ReactNode {
  const w = printedWords.en.application
  const facts = [...commonFacts(application), { label: w.status, value: w.approved }]
  return h(
    Fragment,
    null,
    h('div', { className: 'applicant' }, factList(facts), photo && picture(photo, w.photo)),
    application.shown.map(({ key, title, rows }) =>
      h(
        'section',
        { key },
        h('h2', null, title),
        factList(rows.map(({ label, value }) => ({ label, value: value || w.noAnswer }))),
      ),
    ),
    documentList(application),
    signature && h('div', { className: 'signature' }, picture(signature, w.signature)),
  )
}

function picture(src: string, caption: string): ReactNode {
  return h('figure', null, h('img', { src, alt: caption }), h('figcaption', null, caption))
}

function documentList({ documents }: ApplicationRecord): ReactNode {
  const sent = DOCUMENT_KINDS.filter((kind) => documents[kind] !== undefined)
  return h(
    'section',
    null,
    h('h2', null, printedWords.en.application.documents),
    h(
      'ul',
      { className: 'list' },
      sent.map((kind) => h('li', { key: kind }, DOCUMENT_LABELS[kind])),
    ),
  )
}
