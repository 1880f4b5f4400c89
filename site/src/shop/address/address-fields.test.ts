import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DrawnAddress } from '../../../test/drawn-address.tsx'

it.each(['', 'NADIA', 'A NEW DISTRICT'])('browsers fill in every field, with the district “%s”', (district) => {
  const html = renderToStaticMarkup(createElement(DrawnAddress, { district }))
  const fields = [...html.matchAll(/<(?:input|select)\b[^>]*>/g)].map(([tag]) => [
    /\bname="(\w+)"/.exec(tag)?.[1],
    /\bautoComplete="([^"]*)"/i.exec(tag)?.[1],
  ])
  expect(fields).toEqual([
    ['name', 'given-name'],
    ['surname', 'family-name'],
    ['line1', 'address-line1'],
    ['line2', 'address-line2'],
    ['pin', 'postal-code'],
    ['city', 'address-level2'],
    ['state', 'address-level1'],
    ['district', 'address-level2'],
    ['email', 'email'],
    ['phone', 'tel'],
  ])
})
