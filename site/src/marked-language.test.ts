import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPage, startSiteServer } from '../test/draw-page.ts'
import { addresses, pages } from '../test/page-fixtures.ts'
import { englishIn, unmarkedTexts } from '../test/unmarked-texts.ts'
import type { PageKind } from './lib/page-kinds.ts'

let server: Awaited<ReturnType<typeof startSiteServer>>

beforeAll(async () => {
  server = await startSiteServer()
})
afterAll(() => server.close())

it('finds texts and alternatives that are not marked', () => {
  const html =
    '<html lang="hi-IN"><body><p lang="en">Marked <b>too</b></p><br><p>Not <i>this</i></p><img alt="A hall"><img alt="A court" lang="en"><script>no()</script></body>'
  expect(unmarkedTexts(html)).toEqual(['Not', 'this', 'A hall'])
})

// What staff have not translated is English on a page in another language.
describe.each(['hi', 'bn'] as const)('a page in %s', (locale) => {
  const kinds = Object.keys(pages).filter((kind): kind is PageKind => kind in addresses)

  it.each(kinds)('%s marks the English texts of its data', async (kind) => {
    const page = pages[kind]
    const english = new Set(englishIn(page))
    const html = await drawPage(server, { kind, page, locale })
    expect(unmarkedTexts(html).filter((text) => english.has(text))).toEqual([])
  })
})
