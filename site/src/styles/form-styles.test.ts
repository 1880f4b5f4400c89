import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(source, file), 'utf8')

/** Style sheets of the islands, which every page loads. */
const FORM_SHEETS = [
  'tasks',
  'task-fields',
  'settings',
  'application-form',
  'form-parts',
  'application-review',
  'application-status',
  'application-update',
  'documents',
  'fees',
  'learning',
  'shop',
  'basket',
  'help',
]
/** Folders of pages without islands, and of the components they share. */
const PAGES = ['content', 'contact', 'ui']

/** Class names that are a whole selector, apart from pseudo-classes; they match on every page. */
function bareClasses(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)
  return [...rules]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .flatMap((selector) => /^\s*\.([a-z-]+)(?::[a-z-]+)*\s*$/.exec(selector)?.[1] ?? [])
}

/** The classes in a template's own styles. */
function ownClasses(file: string): string[] {
  const styles = /<style>([\s\S]*?)<\/style>/.exec(read(file))?.[1] ?? ''
  return [...styles.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name = '']) => name)
}

it('form styles share no class with public pages', () => {
  const forms = new Set(FORM_SHEETS.flatMap((sheet) => bareClasses(read(`styles/${sheet}.css`))))
  const templates = PAGES.flatMap((folder) =>
    readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.astro'))
      .map((file) => path.join(folder, file)),
  )
  expect(forms.size).toBeGreaterThan(20)
  expect(templates.length).toBeGreaterThan(40)
  const shared = templates.flatMap((file) =>
    ownClasses(file)
      .filter((name) => forms.has(name))
      .map((name) => `${file}: .${name}`),
  )
  expect([...new Set(shared)]).toEqual([])
})
