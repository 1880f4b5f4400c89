import { expect, it } from 'vitest'
import { withStylesInHead } from './with-styles-in-head.ts'

const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

it('moves the style of islands from the body into the head, unchanged for its hash', () => {
  expect(withStylesInHead(`<head><title>A</title></head><body>${style}<astro-island></astro-island></body>`)).toBe(
    `<head><title>A</title>${style}</head><body><astro-island></astro-island></body>`,
  )
})

it('leaves pages without islands alone', () => {
  const html = '<head></head><body><p>style</p></body>'
  expect(withStylesInHead(html)).toBe(html)
})
