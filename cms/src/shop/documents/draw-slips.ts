import { createElement as h, type ReactElement } from 'react'
import { factList } from '../../documents/index.ts'
import type { SlipView } from './slip-view.ts'
import { shopDocumentWords } from './words/words.ts'

/** Packing slips, each on a page of its own. */
export function drawSlips(slips: readonly SlipView[]): ReactElement {
  return h(
    'main',
    { className: 'document' },
    slips.map((slip) => h('section', { className: 'slip', key: slip.orderNumber }, ...partsOf(slip))),
  )
}

function partsOf(slip: SlipView): ReactElement[] {
  const w = shopDocumentWords.en.slips
  const facts = [
    { label: w.order, value: slip.orderNumber },
    { label: w.ordered, value: slip.day },
    { label: w.weight, value: slip.weight },
    { label: w.courier, value: slip.courier },
    { label: w.awb, value: slip.awb },
  ]
  return [
    h('h1', null, w.slip),
    h('h2', null, w.to),
    h('p', { className: 'slip__address' }, [...slip.address, `${w.phone}: ${slip.phone}`].join('\n')),
    factList(facts.filter(({ value }) => value !== '')),
    linesOf(slip),
  ]
}

function linesOf({ lines, copies }: SlipView): ReactElement {
  const w = shopDocumentWords.en.slips
  const heading = (text: string) => h('th', { key: text, scope: 'col' }, text)
  return h(
    'table',
    null,
    h('thead', null, h('tr', null, [w.copies, w.book, w.details, w.packed].map(heading))),
    h(
      'tbody',
      null,
      lines.map(({ units, name, details }, index) =>
        h(
          'tr',
          { key: index },
          h('td', { className: 'slip__units' }, units),
          h('td', null, name),
          h('td', null, details),
          h('td', null, h('span', { className: 'slip__box' })),
        ),
      ),
    ),
    h('tfoot', null, h('tr', null, h('td', null, copies), h('th', { scope: 'row', colSpan: 3 }, w.total))),
  )
}

/** Additional styles of packing slips. */
export const SLIP_STYLES = `
.slip + .slip { break-before: page; }
.slip__address { margin: 0 0 5mm; font-size: 13pt; line-height: 1.4; white-space: pre-line; }
.slip__units { font-weight: 700; font-size: 12pt; }
.slip__box { display: inline-block; width: 5mm; height: 5mm; border: 0.8pt solid #1c2033; }
`
