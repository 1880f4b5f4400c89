import type { Locale } from '@pravesh/shared/platform/locale'
import { Fragment, createElement as h, type ReactNode } from 'react'
import { factList } from '../../documents/index.ts'
import type { BillView } from './bill-view.ts'
import { shopDocumentWords } from './words/words.ts'

export function drawBill(bill: BillView, locale: Locale): ReactNode {
  const w = shopDocumentWords[locale].bill
  return h(
    Fragment,
    null,
    factList(
      [
        { label: w.number, value: bill.number },
        { label: w.date, value: bill.date },
        { label: w.order, value: bill.orderNumber },
        { label: w.place, value: bill.place },
      ],
      { inPairs: true },
    ),
    factList([{ label: w.buyer, value: bill.buyer.join('\n') }]),
    bill.refund && h('p', { className: 'refund' }, bill.refund),
    table(bill, w),
    h('p', { className: 'words' }, `${w.inWords} `, h('strong', { lang: 'en' }, bill.inWords)),
    h('p', { className: 'hint words' }, bill.taxNote),
    h('h2', null, w.payment),
    factList(bill.payment, { inPairs: true }),
  )
}

const COLUMNS = 5

function table(bill: BillView, w: (typeof shopDocumentWords)[Locale]['bill']): ReactNode {
  const heading = (text: string, className?: string) => h('th', { key: text, scope: 'col', className }, text)
  const sum = (label: string, amount: string) =>
    h(
      'tr',
      { key: label },
      h('th', { scope: 'row', colSpan: COLUMNS - 1 }, label),
      h('td', { className: 'money' }, amount),
    )
  return h(
    'table',
    { className: 'close' },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        heading(w.book),
        heading(w.hsn),
        heading(w.copies, 'money'),
        heading(w.price, 'money'),
        heading(w.amount, 'money'),
      ),
    ),
    h('tbody', null, bill.lines.map(lineOf), [
      sum(w.books, bill.books),
      sum(w.delivery, bill.delivery),
      sum(`${w.tax}: ${bill.taxLabel}`, bill.tax),
    ]),
    h('tfoot', null, sum(w.total, bill.amount)),
  )
}

function lineOf({ name, hsn, units, price, amount }: BillView['lines'][number], index: number): ReactNode {
  return h(
    'tr',
    { key: index },
    h('td', null, name),
    h('td', { className: 'nowrap' }, hsn),
    h('td', { className: 'money' }, units),
    h('td', { className: 'money' }, price),
    h('td', { className: 'money' }, amount),
  )
}
