import { describe, expect, it } from 'vitest'
import { parseSource } from './source-file.ts'
import { rules } from './structure-rules.ts'

const breaches = (path: string, text: string) => {
  const file = parseSource(path, text)
  return rules.flatMap((rule) => rule.breaches(file).map(({ message, line }) => `${line} ${message}`))
}

describe('the architecture test', () => {
  it.each([
    ['shared/src/content/a.ts', "import { z } from 'zod'"],
    ['shared/src/content/a.ts', "import type { Payload } from 'payload'"],
    ['shared/src/content/a.ts', "export * from '../../../cms/src/features.ts'"],
    ['site/src/ui/a.ts', "import '../../../cms/src/features.ts'"],
    ['site/src/ui/A.astro', "---\nimport * as z from 'zod'\n---"],
    ['site/src/ui/a.ts', "const answer = await fetch('/api')"],
    ['site/src/ui/a.ts', "void import('./b.ts')"],
    ['site/src/ui/a.tsx', 'const Part = lazy(loadPart)'],
    ['cms/src/payments/a.ts', "import { a } from '../admissions/index.ts'"],
    ['cms/src/content/a.ts', "const later = () => import('../shop/index.ts')"],
    ['cms/src/contact/a.ts', "import { a } from '../staff/permissions/access.ts'"],
    ['cms/src/platform/a.ts', "import { a } from '../accounts/index.ts'"],
    ['cms/src/brand-new/a.ts', "import { a } from '../accounts/index.ts'"],
    ['cms/src/content/a.ts', "const path = '/auth/opt-verify'"],
    ['site/src/content/A.astro', '<p>{course.cou_name}</p>'],
    ['cms/src/content/a.ts', 'const port = process.env.PORT'],
    ['cms/src/content/a.ts', "await payload.count({ collection: 'books' })"],
    ['cms/src/content/a.ts', "await payload.db.count({\n  collection: 'books',\n  where: {},\n})"],
    ['cms/src/content/a.int.test.ts', "await payload.countVersions({ collection: 'books', req })"],
    ['cms/src/content/a.ts', 'export function undocumented() {}'],
    ['cms/src/content/a.tsx', 'export const Undocumented = () => null'],
  ])('refuses in %s: %s', (path, text) => {
    expect(breaches(path, text)).toHaveLength(1)
  })

  it.each([
    ['shared/src/content/a.ts', "import * as z from 'zod/mini'\nimport { b } from './b.ts'"],
    ['shared/src/content/a.test.ts', "import { it } from 'vitest'"],
    ['shared/src/content/wire.ts', "const name = 'cou_name'"],
    ['cms/src/shop/a.ts', "import { a } from '../payments/index.ts'\nimport { b } from '../platform/log.ts'"],
    ['cms/src/content/a.ts', '/** GET /api/purchesbook/getallbooks */\nconst a = 1 // reads bookname'],
    ['cms/src/platform/env.ts', 'const port = process.env.PORT'],
    ['cms/src/content/a.ts', "await payload.count({ collection: 'books', where: { and: [{ id: { in: [1] } }] } })"],
    ['cms/src/content/a.ts', "await payload.count({ collection: 'books', where, req: { a: 1 } })"],
    ['site/src/lib/api.ts', "const answer = await fetch('/api')"],
    ['site/src/ui/a.tsx', "const Part = lazyPart(() => import('./Part.tsx'))"],
    ['cms/src/content/a.ts', '/** Says so. */\nexport function documented() {}\nfunction own() {}'],
  ])('allows in %s: %s', (path, text) => {
    expect(breaches(path, text)).toEqual([])
  })

  it('names the line', () => {
    expect(breaches('cms/src/content/a.ts', '/* two\nlines */\nprocess.env.A')[0]).toMatch(/^3 /)
  })
})
