import { expect, it } from 'vitest'
import { isCrossSite, isFromOurPages } from './from-our-pages.ts'

it.each([
  [{}, { ours: false, foreign: false }],
  [{ origin: 'https://a.example' }, { ours: true, foreign: false }],
  [
    { origin: 'https://a.example', 'sec-fetch-site': 'same-origin' },
    { ours: true, foreign: false },
  ],
  [{ origin: 'https://evil.example' }, { ours: false, foreign: true }],
  [{ origin: 'https://a.example.evil.example' }, { ours: false, foreign: true }],
  [{ origin: 'http://a.example' }, { ours: false, foreign: true }],
  [{ origin: 'null' }, { ours: false, foreign: true }],
  [{ origin: '' }, { ours: false, foreign: true }],
  [
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { ours: false, foreign: true },
  ],
  [
    { origin: 'https://evil.example', 'sec-fetch-site': 'none' },
    { ours: false, foreign: true },
  ],
  [{ 'sec-fetch-site': 'same-origin' }, { ours: true, foreign: false }],
  [{ 'sec-fetch-site': 'none' }, { ours: false, foreign: false }],
  [{ 'sec-fetch-site': 'same-site' }, { ours: false, foreign: true }],
  [{ 'sec-fetch-site': 'cross-site' }, { ours: false, foreign: true }],
])('%j: %j', (sent, { ours, foreign }) => {
  const headers = new Headers(sent as Record<string, string>)
  expect(isFromOurPages(headers, ['https://a.example'])).toBe(ours)
  expect(isCrossSite(headers, ['https://a.example'])).toBe(foreign)
})
