import { expect, it } from 'vitest'
import { escapeHtml } from './html.ts'

it('escapes text for content and attributes', () => {
  expect(escapeHtml(`<img src=x onerror="alert('1')"> & more`)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more',
  )
})
