import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { en } from 'payload/i18n/en'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../foundation/directories.ts'
import { ROLES } from '../permissions/roles.ts'
import { type HelpPage, readHelp } from './read-help.ts'
import { helpAddress, screens } from './screens.ts'

const pages = await readHelp()
const all = (help: string | readonly string[] | null | undefined) => (typeof help === 'string' ? [help] : (help ?? []))

describe('the help with a screen', () => {
  it('is a heading of a page', () => {
    const headings = new Set(pages.flatMap(({ name, html }) => idsIn(html).map((id) => `${name}#${id}`)))
    const missing = Object.entries(screens).flatMap(([screen, help]) =>
      all(help)
        .filter((each) => !headings.has(each))
        .map((each) => `${screen}: ${each}`),
    )
    expect(missing).toEqual([])
  })

  it.each([
    ['/admin', [], '/admin/help#the-dashboard'],
    ['/admin/account', ['store'], '/admin/help#your-account'],
    ['/admin/collections/orders', ['store'], '/admin/help/store#pack-and-send-an-order'],
    ['/admin/collections/orders/1/versions', ['accounts'], '/admin/help/accounts#look-at-an-order'],
    ['/admin/collections/orders', ['administrator'], '/admin/help/store#pack-and-send-an-order'],
    ['/admin/globals/home', undefined, '/admin/help/content-editor#change-the-home-page'],
    ['/admin/collections/nothing', [], '/admin/help'],
    ['/admin/create-first-user', [], '/admin/help'],
  ])('of %s for %s: %s', (pathname, roles, address) => {
    expect(helpAddress(pathname, roles)).toBe(address)
  })
})

describe('the handbook', () => {
  it('has a page for each role, in the order of the first one', () => {
    expect(pages.map(({ name }) => name)).toEqual([
      'README',
      'content-editor',
      'admissions-officer',
      'verifier',
      'accounts',
      'store',
      'auditor',
      'administrator',
    ])
    expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining([...ROLES]))
  })

  it('leads from page to page, and to its pictures', () => {
    const links = pages.flatMap(({ html }) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link))
    expect(
      links.filter((link) => !/^\/admin\/help(\/[\w-]+)?(#[\w-]+)?$|^\/admin\/help\/pictures\//.test(link ?? '')),
    ).toEqual([])
    expect(links).toContain('/admin/help/store#change-the-stock')
  })

  it('has pictures of at most 60 kB, each in a page, with their size', () => {
    const folder = path.join(repositoryRoot, 'docs/staff/pictures')
    const html = pages.map((page) => page.html).join('')
    for (const file of readdirSync(folder)) {
      expect(html, file).toMatch(
        new RegExp(`src="/admin/help/pictures/${file}" alt="[^"]{10,}" width="\\d+" height="\\d+"`),
      )
      expect(statSync(path.join(folder, file)).size, file).toBeLessThanOrEqual(60_000)
    }
  })

  it('names buttons, fields and screens as the admin does', () => {
    const source = globSync('{cms,shared}/src/**/*.{ts,tsx}', { cwd: repositoryRoot })
      .map((file) => readFileSync(path.join(repositoryRoot, file), 'utf8'))
      .join('\n')
    const texts = source + JSON.stringify(en.translations)
    expect(pages.flatMap((page) => emphasized(page)).filter((label) => !texts.includes(label))).toEqual([])
  })
})

function idsIn(html: string): string[] {
  return [...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id = '']) => id)
}

/** The words of the admin, which a page writes as *emphasized*. An ellipsis stands for a number. */
function emphasized({ html }: HelpPage): string[] {
  return [...html.matchAll(/<em>([^<]+)<\/em>/g)].flatMap(([, text = '']) =>
    text
      .replaceAll('&#39;', "'")
      .replace(/\s+/g, ' ')
      .split(' … ')
      .map((part) => part.trim()),
  )
}
