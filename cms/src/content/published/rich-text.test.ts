import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { describe, expect, it } from 'vitest'
import { noCourseSources } from '../../../test/no-course-sources.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { shopPages } from '../../shop/pages.ts'
import { contentPages } from '../pages/index.ts'
import { richTextHtml } from './rich-text.ts'

const node = (type: string, more: object = {}) => ({ type, version: 1, ...more })
const text = (words: string, format = 0) => node('text', { text: words, format })
const pages = new PageRegistry({
  pages: [...contentPages(noCourseSources), ...shopPages],
  frame: 'site-settings',
})
const toHtml = (value: unknown) =>
  richTextHtml(value, (collection, doc) => pages.pathOf({ collection, doc, locale: DEFAULT_LOCALE }))
const html = (...children: object[]) => toHtml({ root: node('root', { children }) })
const link = (fields: object) =>
  html(node('paragraph', { children: [node('link', { fields, children: [text('here')] })] }))

describe('richTextHtml', () => {
  it.each([undefined, null, '', {}, { root: null }, { root: node('root', { children: [] }) }])(
    'returns an empty string for %j',
    (value) => {
      expect(toHtml(value)).toBe('')
    },
  )

  it('escapes text and applies formats', () => {
    expect(html(node('paragraph', { children: [text('a < b & "c"'), text('bold', 1), text('both', 3)] }))).toBe(
      '<p>a &lt; b &amp; &quot;c&quot;<strong>bold</strong><em><strong>both</strong></em></p>',
    )
  })

  it('starts headings at h2, without styles', () => {
    const heading = (tag: string) => node('heading', { tag, format: 'center', indent: 2, children: [text('T')] })
    expect(html(heading('h1'), heading('h3'), heading('script'))).toBe('<h2>T</h2><h3>T</h3><h2>T</h2>')
  })

  it('renders lists, quotes and rules', () => {
    const item = node('listitem', { value: 1, children: [text('one')] })
    expect(
      html(
        node('list', { tag: 'ol', listType: 'number', children: [item] }),
        node('quote', { children: [text('q')] }),
        node('horizontalrule'),
      ),
    ).toBe('<ol><li>one</li></ol><blockquote>q</blockquote><hr>')
  })

  it('reduces unknown elements to their text', () => {
    expect(html(node('marquee', { children: [text('moving')] }), node('upload', { value: 'x' }))).toBe('moving')
  })

  it.each([
    [
      'https://example.in/?a=1&b=2',
      '<p><a href="https://example.in/?a=1&amp;b=2" rel="noopener noreferrer">here</a></p>',
    ],
    ['/contact', '<p><a href="/contact">here</a></p>'],
    ['mailto:office@example.in', '<p><a href="mailto:office@example.in">here</a></p>'],
    ['tel:+919000000000', '<p><a href="tel:+919000000000">here</a></p>'],
    ['#fees', '<p><a href="#fees">here</a></p>'],
  ])('links to %s', (url, expected) => {
    expect(link({ linkType: 'custom', url })).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://example.in@evil.example',
    'vbscript:x',
    '',
    'example',
  ])('does not link to %j', (url) => {
    expect(link({ linkType: 'custom', url })).toBe('<p>here</p>')
  })

  it('opens a new tab only when requested, and links to records of the site', () => {
    expect(link({ linkType: 'custom', url: '/courses', newTab: true })).toBe(
      '<p><a href="/courses" rel="noopener noreferrer" target="_blank">here</a></p>',
    )
    expect(link({ linkType: 'internal', doc: { relationTo: 'courses', value: 'abc' } })).toBe(
      '<p><a href="/courses/abc">here</a></p>',
    )
    expect(link({ linkType: 'internal', doc: { relationTo: 'staff', value: 'abc' } })).toBe('<p>here</p>')
    expect(link({ linkType: 'internal', doc: null })).toBe('<p>here</p>')
  })
})
