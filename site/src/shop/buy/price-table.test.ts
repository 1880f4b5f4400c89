import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocaleContext } from '../../forms/locale.ts'
import type { Quoted } from './fetch-quote.ts'
import { PriceTable } from './PriceTable.tsx'

const quote: Quoted = {
  lines: [],
  booksPaise: 168_450,
  deliveryPaise: 54_000,
  taxPaise: 0,
  totalPaise: 222_450,
  untilFreePaise: 31_600,
  deliveryBasis: 'copies',
  booksGrams: 910,
  weightGrams: 1000,
  lengthCm: 24,
  widthCm: 18,
  heightCm: 5,
  mayOrder: true,
}
const table = (change: Partial<Quoted> = {}) => {
  const drawn = createElement(PriceTable, { quote: { ...quote, ...change } })
  return renderToStaticMarkup(createElement(LocaleContext, { value: 'en' }, drawn))
}

it('says how much more makes delivery free', () => {
  expect(table()).toContain('₹316 more and delivery is free.')
  expect(table()).toContain('₹540.00')
})

it('says what the price of delivery goes by', () => {
  for (const text of ['Delivery (0 copies)', 'Weight of the parcel: 1 kg']) expect(table()).toContain(text)
  const byWeight = table({ deliveryBasis: 'weight' })
  expect(byWeight).toContain('Delivery (910 g)')
  expect(byWeight).not.toContain('Weight of the parcel')
})

it('says that delivery is free', () => {
  const html = table({ booksPaise: 210_000, deliveryPaise: 0, totalPaise: 210_000, untilFreePaise: null })
  expect(html).toContain('>Free<')
  expect(html).not.toContain('more and')
})

it('says neither while the rule is off or a book cannot be ordered', () => {
  for (const change of [{ untilFreePaise: null }, { mayOrder: false }]) {
    expect(table(change)).not.toMatch(/Free|more and/)
  }
})
