import { pageKind } from '@pravesh/shared/site/page-data'
import { shell } from '@pravesh/shared/site/shells'
import { describe, expect, it } from 'vitest'
import { fixedPage, shellPage } from './define-page.ts'
import { PageRegistry } from './page-registry.ts'
import { pathPattern } from './path-pattern.ts'
import { recordPage } from './record-page.ts'

const uuid = '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c2d'
const load = async () => ({})
const registry = (...pages: ConstructorParameters<typeof PageRegistry>[0]['pages']) =>
  new PageRegistry({ pages, frame: 'site-settings' })
const page = (name: string, path: string) => fixedPage({ kind: pageKind(name, {}), path, load })
const named = recordPage({
  kind: pageKind('named', {}),
  collection: 'books',
  name: 'slug',
  path: (id, name) => `/shelf/${encodeURIComponent(id)}/${encodeURIComponent(name)}`,
  absent: { page: '/shelf/closed' },
  load,
})
const plain = recordPage({ kind: pageKind('plain', {}), collection: 'colleges', path: (id) => `/places/${id}`, load })
const pages = registry(
  page('closed', '/shelf/closed'),
  named,
  plain,
  shellPage(shell('reader', '/reader', [/^\/read\/[^/]+$/, '/lesen'])),
)

describe('a registry', () => {
  it('rejects two kinds with the same name or address', () => {
    expect(() => registry(page('a', '/a'), page('a', '/b'))).toThrow('There are two kinds of page named a.')
    expect(() => registry(page('a', '/a'), page('b', '/a'))).toThrow('/a is the address of both a and b.')
  })

  it.each([
    ['/shelf/closed', 'closed'],
    [`/shelf/${uuid}/x`, 'named'],
    [`/places/${uuid}`, 'plain'],
    ['/reader', 'reader'],
    ['/read/x', 'reader'],
    ['/shelf/x/y', undefined],
    ['/places/%', undefined],
    ['/places', undefined],
    ['/constructor', undefined],
  ])('finds the page at %s: %s', (path, name) => expect(pages.find(path)?.page.name).toBe(name))

  it('resolves addresses without a file', () => {
    expect(['/read/x', '/lesen', '/reader', '/read', '/'].map((path) => pages.shellPathOf(path))).toEqual([
      '/reader',
      '/reader',
      null,
      null,
      null,
    ])
    expect(['/shelf/any/old', '/places/any', '/shelf/any', '/'].map((path) => pages.absentAt(path))).toEqual([
      { page: '/shelf/closed' },
      null,
      null,
      null,
    ])
    expect(
      ['/shelf/%/old', '/shelf/a', '/places/a', '/shelf', '/shelf/a/b/c'].map((path) => pages.folderOf(path)),
    ).toEqual(['/shelf/%', '/shelf/a', null, null, null])
  })

  it('maps a page to the record it shows and all others to the settings', () => {
    expect(pages.ownerOf('/places/a%20b')).toEqual({ recordCollection: 'colleges', recordId: 'a b' })
    for (const path of ['/shelf/closed', '/reader', '/nowhere']) {
      expect(pages.ownerOf(path)).toEqual({ recordCollection: 'site-settings', recordId: null })
    }
  })
})

describe('a registry with two of the languages', () => {
  const of = [page('closed', '/shelf/closed'), plain, shellPage(shell('reader', '/reader', ['/lesen']))]
  const both = new PageRegistry({ pages: of, frame: 'site-settings', languages: ['en', 'bn'] })

  it('has every page in both', () => {
    expect(both.fixedPaths).toEqual(['/shelf/closed', '/bn/shelf/closed', '/reader', '/bn/reader'])
    expect(both.find(`/bn/places/${uuid}`)).toMatchObject({ page: { name: 'plain' }, locale: 'bn' })
    expect(both.shellPathOf('/bn/lesen')).toBe('/bn/reader')
  })

  it('has no page in the third, whose addresses are answered in the default language', () => {
    expect(['/hi/reader', '/hi', `/hi/places/${uuid}`].map((path) => both.find(path))).toEqual([null, null, null])
    expect(both.shellPathOf('/hi/lesen')).toBeNull()
    expect(['/hi/reader', '/bn/reader', '/reader'].map((path) => both.languageAt(path))).toEqual(['en', 'bn', 'en'])
  })
})

describe('a pattern', () => {
  const pattern = pathPattern(`/a.b/${encodeURIComponent(':id')}/c`)
  it.each([
    ['/a.b/1/c', ['1']],
    ['/a.b/%20/c', [' ']],
    ['/a.b/%/c', ['%']],
    ['/axb/1/c', null],
    ['/a.b//c', null],
    ['/a.b/1/c/', null],
    ['/a.b/1/2/c', null],
  ])('reads %s as %j', (path, parts) => expect(pattern(path)).toEqual(parts))
})
