import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineHashesOf } from './inline-hashes.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const LOADER = 'self.Astro = {}\nif (1 < 2) start()'
const STYLE = 'astro-island{display:contents}'
const build = { scripts: [hashOf('other()'), hashOf(LOADER)], styles: [hashOf(STYLE)] }

describe('inlineHashesOf', () => {
  it('returns the build’s hashes that occur in the page', () => {
    const page = `<script src="/first.js"></script><style></style><style>${STYLE}</style><script>${LOADER}</script><script src="/a.js"></script>`
    expect(inlineHashesOf(page, build)).toEqual({ scripts: [hashOf(LOADER)], styles: [hashOf(STYLE)] })
  })

  it('returns nothing for a page without inline code', () => {
    const page = `<p>${LOADER}</p><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`
    expect(inlineHashesOf(page, build)).toEqual({ scripts: [], styles: [] })
  })

  it.each([
    `<script>alert(1)</script>`,
    `<script>${LOADER};alert(1)</script>`,
    `<script>${LOADER} </script>`,
    `<style>p{color:red}</style>`,
    `<style>${LOADER}</style>`,
    `<script>${STYLE}</script>`,
    `<SCRIPT>alert(1)</SCRIPT>`,
  ])('leaves %s blocked', (injected) => {
    expect(inlineHashesOf(injected, build)).toEqual({ scripts: [], styles: [] })
  })
})
