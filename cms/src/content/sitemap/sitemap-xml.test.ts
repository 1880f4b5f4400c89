import { expect, it } from 'vitest'
import { sitemapXml } from './sitemap-xml.ts'

it('links each page to itself in every language', () => {
  const alternates = ['en-IN', 'bn-IN'].map((language) => ({ language, address: `https://a.example/${language}?a&b` }))
  const xml = sitemapXml([{ address: 'https://a.example/', alternates }])
  expect(xml).toContain(
    '<loc>https://a.example/</loc>' +
      '<xhtml:link rel="alternate" hreflang="en-IN" href="https://a.example/en-IN?a&#38;b"/>' +
      '<xhtml:link rel="alternate" hreflang="bn-IN" href="https://a.example/bn-IN?a&#38;b"/></url>',
  )
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
})
