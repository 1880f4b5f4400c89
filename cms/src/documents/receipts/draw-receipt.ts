import type { Locale } from '@pravesh/shared/platform/locale'
import { Fragment, createElement as h, type ReactNode } from 'react'
import { factList } from '../draw/fact-list.ts'
import { documentWords } from '../words/words.ts'
import type { ReceiptView } from './receipt-view.ts'

export function drawReceipt(receipt: ReceiptView, locale: Locale): ReactNode {
  const w = documentWords[locale].receipt
  return h(
    Fragment,
    null,
    factList([
      { label: w.number, value: receipt.number },
      { label: w.date, value: receipt.date },
      { label: w.payer, value: receipt.payer },
      ...(receipt.replaces === '' ? [] : [{ label: w.replaces, value: receipt.replaces }]),
    ]),
    receipt.refund && h('p', { className: 'refund' }, receipt.refund),
    linesOf(receipt, w),
    h('p', { className: 'words' }, `${w.inWords} `, h('strong', { lang: 'en' }, receipt.inWords)),
    h('p', { className: 'hint words' }, receipt.taxNote),
    ...(receipt.breakdown.length === 0 ? [] : [h('h2', null, w.breakdown), factList(receipt.breakdown)]),
    h('h2', null, w.payment),
    factList(receipt.payment),
  )
}

function linesOf(
  { description, taxLabel, amount }: ReceiptView,
  w: (typeof documentWords)[Locale]['receipt'],
): ReactNode {
  const heading = (text: string, className?: string) => h('th', { scope: 'col', className }, text)
  const money = h('td', { className: 'money' }, amount)
  return h(
    'table',
    null,
    h('thead', null, h('tr', null, heading(w.what), heading(w.tax), heading(w.amount, 'money'))),
    h('tbody', null, h('tr', null, h('td', null, description), h('td', { className: 'nowrap' }, taxLabel), money)),
    h('tfoot', null, h('tr', null, h('th', { scope: 'row', colSpan: 2 }, w.total), money)),
  )
}
