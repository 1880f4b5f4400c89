import type { Locale } from '@pravesh/shared/platform/locale'
import { EMBLEM, EMBLEM_BOX } from '@pravesh/shared/site/emblem'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import type { Issuer, Proof } from '../document-kind.ts'
import { documentWords } from '../words/words.ts'
import { qrCode } from './qr-code.ts'

type FrameWords = (typeof documentWords)[Locale]['frame']

interface FrameProps {
  title: string
  issuer: Issuer
  proof: Proof
  content: ReactNode
  locale: Locale
}

/** The frame of every document: letterhead, title, content and proof of authenticity. */
export function documentFrame({ title, issuer, proof, content, locale }: FrameProps): ReactElement {
  const w = documentWords[locale].frame
  return h(
    'div',
    { className: 'document' },
    letterhead(issuer, w),
    h('main', null, h('h1', null, title), content),
    proofSection(proof, w),
  )
}

function letterhead({ name, address, phone, email }: Issuer, w: FrameWords): ReactElement {
  return h(
    'header',
    null,
    archMark(),
    h(
      'div',
      null,
      h('p', { className: 'issuer' }, name),
      h('p', { className: 'address' }, address.replaceAll(/,?\s*\n\s*/g, ', ')),
      h('p', { className: 'address' }, `${w.phone}: ${phone} · ${w.email}: ${email}`),
    ),
  )
}

function proofSection({ url, page, code }: Proof, w: FrameWords): ReactElement {
  return h(
    'section',
    { className: 'proof' },
    qrCode({ text: url, label: w.qr }),
    h(
      'div',
      null,
      h('h2', null, w.check),
      h('p', null, w.checkHow(page)),
      h('p', { className: 'code' }, `${w.code} `, h('strong', null, code)),
      h('p', { className: 'hint' }, w.byComputer),
    ),
  )
}

/** The site's emblem. */
function archMark(): ReactElement {
  const shape = (d: string, fill: string) => h('path', { d, fill })
  return h(
    'svg',
    { className: 'mark', 'aria-hidden': true, viewBox: EMBLEM_BOX },
    shape(EMBLEM.wall, '#1f2a5a'),
    shape(EMBLEM.opening, '#fff'),
    h('circle', { ...EMBLEM.sun, fill: '#f2a413' }),
    shape(EMBLEM.leftPage, '#1f2a5a'),
    shape(EMBLEM.rightPage, '#34427c'),
    h('rect', { ...EMBLEM.sill, fill: '#1f2a5a' }),
  )
}
