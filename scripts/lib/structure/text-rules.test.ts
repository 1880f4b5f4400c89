import { describe, expect, it } from 'vitest'
import { sourceFile } from './source-file.ts'
import { textRules } from './text-rules.ts'

const breaches = (path: string, text: string) => {
  const file = sourceFile(path, text)
  return textRules.flatMap((rule) => rule.breaches(file).map(({ message, line }) => `${line} ${message}`))
}

describe('textRules', () => {
  it.each([
    ['site/src/ui/a.ts', "const answer = await fetch('/api')"],
    ['site/src/ui/a.ts', "void import('./b.ts')"],
    ['site/src/ui/a.tsx', 'const Part = lazy(loadPart)'],
    ['cms/src/content/a.ts', "const path = '/auth/opt-verify'"],
    ['site/src/content/A.astro', '<p>{course.cou_name}</p>'],
    ['site/src/admissions/a.ts', "const isNarrowed = course === 'BED'"],
    ['cms/src/admissions/courses/a.ts', "if (course.code === 'DPHARM') return"],
    ['cms/src/content/a.ts', 'const port = process.env.PORT'],
    ['cms/src/content/a.ts', "const day = new Intl.DateTimeFormat('en-IN')"],
    ['site/src/shop/A.tsx', '<td>{count.toLocaleString(locale)}</td>'],
    ['cms/src/content/a.ts', "await payload.count({ collection: 'books' })"],
    ['cms/src/content/a.ts', "await countRows({\n  payload,\n  collection: 'books',\n  where: {},\n})"],
    ['cms/src/content/a.ts', "await payload.find({ collection: 'books', limit: 0 })"],
    ['cms/src/content/a.ts', "await payload.db.updateOne({ collection: 'books', where, data })"],
    ['cms/src/content/a.int.test.ts', "await req.payload.db.find<Book>({ collection: 'books' })"],
    ['cms/src/content/a.int.test.ts', "await payload.countVersions({ collection: 'books', req })"],
  ])('refuses in %s: %s', (path, text) => {
    expect(breaches(path, text)).toHaveLength(1)
  })

  it.each([
    ['shared/src/content/wire.ts', "const name = 'cou_name'"],
    ['shared/src/admissions/wire/names.ts', "const name = 'bss_id'"],
    ['shared/src/admissions/courses/bed/form.ts', "export const form = { code: 'BED' }"],
    ['cms/src/admissions/seed/data/a.ts', "const course = 'BED'"],
    ['cms/src/content/a.ts', '/** GET /api/purchesbook/getallbooks */\nconst a = 1 // reads bookname'],
    ['cms/src/foundation/settings/env.ts', 'const port = process.env.PORT'],
    ['cms/src/foundation/formats.ts', "const day = new Intl.DateTimeFormat('en-IN')"],
    ['site/src/lib/a.test.ts', "const day = new Intl.DateTimeFormat('en-IN')"],
    ['site/src/lib/a.ts', 'const format: Intl.DateTimeFormatOptions = {}'],
    ['cms/src/content/a.ts', "await payload.count({ collection: 'books', where: { and: [{ id: { in: [1] } }] } })"],
    ['cms/src/content/a.ts', "await payload.count({ collection: 'books', where, req: { a: 1 } })"],
    ['cms/src/database/records/a.ts', "await payload.db.updateOne({ collection: 'books', where, data })"],
    ['cms/src/content/a.ts', "await payload.find({ collection: 'books', limit: 10 })"],
    ['cms/src/content/a.int.test.ts', "await readRows({ payload, collection: 'books', limit: 0 })"],
    ['cms/src/content/a.ts', "const isSqlite = payload.db.name === 'sqlite'"],
    ['site/src/lib/api.ts', "const answer = await fetch('/api')"],
    ['site/src/ui/a.tsx', "const Part = lazyPart(() => import('./Part.tsx'))"],
  ])('allows in %s: %s', (path, text) => {
    expect(breaches(path, text)).toEqual([])
  })

  it('refuses files of more than 250 lines, except data', () => {
    const long = 'const a = 1\n'.repeat(251)
    expect(breaches('cms/src/content/a.ts', long)).toEqual(['251 Split it by responsibility.'])
    expect(breaches('cms/src/content/a.int.test.ts', long)).toHaveLength(1)
    expect(breaches('cms/src/content/seed/data/a.ts', long)).toEqual([])
    expect(breaches('cms/src/content/a.ts', 'const a = 1\n'.repeat(250))).toEqual([])
  })

  it('reports the line', () => {
    expect(breaches('cms/src/content/a.ts', '/* two\nlines */\nprocess.env.A')[0]).toMatch(/^3 /)
  })
})
