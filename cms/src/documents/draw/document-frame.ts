import { createElement as h, type ReactElement, type ReactNode } from 'react'
import type { Issuer, Proof } from '../document-kind.ts'
import { documentWords } from '../words/words.ts'
import { qrCode } from './qr-code.ts'

interface FrameProps {
  title: string
  issuer: Issuer
  proof: Proof
  content: ReactNode
}

/** The frame of every document: letterhead, title, content and proof of authenticity. */
export function documentFrame({ title, issuer, proof, content }: FrameProps): ReactElement {
  return h(
    'div',
    { className: 'document' },
    letterhead(issuer),
    h('main', null, h('h1', null, title), content),
    proofSection(proof),
  )
}

function letterhead({ name, address, phone, email }: Issuer): ReactElement {
  const w = documentWords.en.frame
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

function proofSection({ url, page, code }: Proof): ReactElement {
  const w = documentWords.en.frame
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
    { className: 'mark', 'aria-hidden': true, viewBox: '40 20 432 476' },
    shape('M72 456V226Q76 108 256 28Q436 108 440 226V456Z', '#1f2a5a'),
    shape(
      'M134 456V287A26 26 0 0 1 153 246A30 30 0 0 1 179 199A28 28 0 0 1 210 159A29 29 0 0 1 256 136A29 29 0 0 1 302 159A28 28 0 0 1 333 199A30 30 0 0 1 359 246A26 26 0 0 1 378 287V456Z',
      '#fff',
    ),
    h('circle', { cx: 256, cy: 262, r: 52, fill: '#f2a413' }),
    shape('M256 386Q208 346 152 356V438Q208 428 256 462Z', '#1f2a5a'),
    shape('M256 386Q304 346 360 356V438Q304 428 256 462Z', '#34427c'),
    h('rect', { x: 48, y: 456, width: 416, height: 30, rx: 6, fill: '#1f2a5a' }),
  )
}
