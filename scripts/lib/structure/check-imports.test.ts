import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports } from './check-imports.ts'
import type { ImportBreach } from './import-breach.ts'

/** Files that the cases import. */
const TARGETS = [
  'shared/src/platform/money.ts',
  'shared/src/site/paths.ts',
  'shared/src/admissions/status.ts',
  'shared/src/allotment/engine/allot.ts',
  'shared/src/verifier/choose.ts',
  'cms/src/features.ts',
  'cms/src/payload-types.ts',
  'cms/src/foundation/log/log.ts',
  'cms/src/http/server/portal-server.ts',
  'cms/src/messaging/outbox/page/path.ts',
  'cms/src/staff/index.ts',
  'cms/src/accounts/index.ts',
  'cms/src/accounts/sessions.ts',
  'cms/src/accounts/admin/StudentField.tsx',
  'cms/src/content/index.ts',
  'cms/src/payments/index.ts',
  'cms/src/fees/index.ts',
  'cms/src/admissions/index.ts',
  'cms/src/shop/index.ts',
  'site/src/renderer.ts',
  'site/src/ui/Icon.astro',
  'site/src/lib/api.ts',
  'site/src/accounts/words.ts',
  'site/src/admissions/words.ts',
  'site/src/student/Layout.astro',
]

const REFUSED: [file: string, text: string, rule: string][] = [
  ['shared/src/content/classic.ts', "import { z } from 'zod'", 'stays pure'],
  ['shared/src/content/payload.ts', "import type { Payload } from 'payload'", 'stays pure'],
  ['shared/src/content/features.ts', "export * from '../../../cms/src/features.ts'", 'stays pure'],
  ['shared/src/site/upwards.ts', "import '../admissions/status.ts'", 'shared/src/site imports only platform.'],
  ['shared/src/verifier/a.ts', "import '../allotment/engine/allot.ts'", 'shared/src/verifier imports no other room.'],
  ['shared/src/verifier/b.ts', "import * as z from 'zod/mini'", 'has no dependencies'],
  ['shared/src/allotment/a.ts', "import '../verifier/choose.ts'", 'shared/src/allotment imports only platform, site.'],
  ['site/src/ui/cms.ts', "import '../../../cms/src/features.ts'", 'never its code'],
  ['site/src/ui/Zod.astro', "---\nimport * as z from 'zod'\n---", 'zod/mini'],
  ['site/src/ui/words.ts', "import '../accounts/words.ts'", 'site/src/ui imports only lib, styles.'],
  ['site/src/content/words.ts', "import '../accounts/words.ts'", 'site/src/content imports only'],
  ['site/src/admissions/Page.astro', "---\nimport Layout from '../student/Layout.astro'\n---", 'site/src/admissions'],
  ['site/src/content/Form.astro', "<p />\n<script>\n  import '../accounts/words.ts'\n</script>", 'site/src/content'],
  ['cms/src/content/site.ts', "import '../../../site/src/renderer.ts'", 'a built renderer only'],
  ['cms/src/payments/a.ts', "import { a } from '../admissions/index.ts'", 'cms/src/payments imports only'],
  ['cms/src/content/later.ts', "const later = () => import('../shop/index.ts')", 'cms/src/content imports only'],
  ['cms/src/shop/fees.ts', "import { a } from '../fees/index.ts'", 'cms/src/shop imports only'],
  ['cms/src/content/type.ts', "import type { A } from '../accounts/index.ts'", 'cms/src/content imports only'],
  ['cms/src/foundation/a.ts', "import { a } from '../accounts/index.ts'", 'imports no other room'],
  ['cms/src/foundation/b.ts', "import type { Payload } from 'payload'", 'neither HTTP nor Payload'],
  ['cms/src/storage/a.ts', "import { a } from '../messaging/outbox/page/path.ts'", 'cms/src/storage imports only'],
  ['cms/src/demo/wiring.ts', "import { a } from '../features.ts'", 'wire rooms together'],
  [
    'cms/src/messaging/messages.ts',
    "const Field = '/accounts/admin/StudentField.tsx#StudentField'",
    'cms/src/messaging imports only',
  ],
  [
    'cms/src/http/api/a.ts',
    "import { a } from '../server/portal-server.ts'",
    'cms/src/http/api imports no other folder',
  ],
  [
    'cms/src/http/files/a.ts',
    "import type { A } from '../server/portal-server.ts'",
    'cms/src/http/files imports only api',
  ],
  ['cms/src/payments/inside.ts', "import { a } from '../accounts/sessions.ts'", 'only through its index.ts'],
  ['cms/src/accounts/wiring.ts', "import { a } from '../features.ts'", 'wire rooms together'],
  ['cms/src/content/fee-accounts.ts', 'portalOf(payload).feeAccounts', 'cms/src/content imports only'],
  ['cms/src/shop/fee-accounts.ts', 'const { feeAccounts: all } = portalOf(payload)', 'cms/src/shop imports only'],
  ['cms/src/http/api/member.ts', 'portalOf(payload).server', 'cms/src/http/api imports no other folder'],
  ['cms/src/shop/cached.ts', 'portalOf(payload).bookCache = undefined', '“bookCache” is private'],
  ['cms/src/shop/whole-portal.ts', 'const portal = portalOf(payload)', 'Say which member'],
  ['cms/src/accounts/nowhere.ts', "import { a } from './missing.ts'", 'resolves to a file'],
]

const ALLOWED: [file: string, text: string][] = [
  [
    'shared/src/content/mini.ts',
    "import * as z from 'zod/mini'\nimport '../platform/money.ts'\nimport '../site/paths.ts'",
  ],
  ['shared/src/content/a.test.ts', "import { it } from 'vitest'\nimport '../admissions/status.ts'"],
  ['cms/src/shop/a.ts', "import { a } from '../payments/index.ts'\nimport { b } from '../foundation/log/log.ts'"],
  ['cms/src/admissions/a.ts', "import '../fees/index.ts'\nimport '../content/index.ts'\nimport '../payload-types.ts'"],
  ['cms/src/contact/a.int.test.ts', "import { a } from '../accounts/sessions.ts'"],
  ['cms/src/admissions/fee-accounts.ts', 'portalOf(payload).feeAccounts.find(portalOf(payload).env)'],
  ['cms/src/http/server/use.ts', 'const { env, server } = portalOf(payload)'],
  ['cms/src/contact/members.int.test.ts', 'const portal = portalOf(payload)\nportalOf(payload).bookCache'],
  ['cms/src/start.ts', "import { a } from './accounts/sessions.ts'"],
  ['cms/src/commands/a.ts', "import { a } from '../accounts/sessions.ts'\nimport '../features.ts'"],
  ['cms/src/accounts/a.ts', "import { a } from '../messaging/outbox/page/path.ts'"],
  ['cms/src/accounts/collections/a.ts', "const Field = '/accounts/admin/StudentField.tsx#StudentField'"],
  ['cms/src/http/server/a.ts', "import { a } from './portal-server.ts'\nimport { b } from '../api/b.ts'"],
  ['cms/src/http/api/b.ts', ''],
  ['cms/src/content/names.ts', "import { a } from '@pravesh/shared/site/paths'\nimport z from 'zod'"],
  ['site/src/pages/index.astro', "---\nimport L from '../student/Layout.astro'\nimport '../admissions/words.ts'\n---"],
  [
    'site/src/student/Nav.astro',
    "---\nimport Icon from '../ui/Icon.astro'\nimport '../accounts/words.ts'\n---\n<Icon />",
  ],
]

/** A file that declares a member of the portal. */
const declaring = (file: string, member: string): [string, string] => [
  file,
  `declare module '${path.posix.relative(path.posix.dirname(file), 'cms/src/foundation/portal.ts')}' {
  interface Portal {
    ${member}
  }
}`,
]

const MEMBERS: [file: string, text: string][] = [
  ['cms/src/foundation/portal.ts', 'export interface Portal {\n  env: string\n}\nexport function portalOf() {}'],
  declaring('cms/src/fees/fee-account.ts', 'feeAccounts: string[]'),
  declaring('cms/src/http/server/member.ts', 'server?: string | undefined'),
  declaring(
    'cms/src/shop/book-cache.ts',
    '/** Private to this file: books. */\n bookCache?: Map<string, string> | undefined',
  ),
]

const CYCLES: [file: string, text: string][] = [
  ['site/src/ui/Menu.astro', "---\nimport Entry from './Entry.astro'\n---"],
  ['site/src/ui/Entry.astro', "---\nimport { open } from './open.ts'\n---"],
  ['site/src/ui/open.ts', "import type { Props } from './Menu.astro'"],
]

const FOLDER_CYCLES: [file: string, text: string][] = [
  ['cms/src/shop/orders/board/one.ts', "import '../slips/one.ts'"],
  ['cms/src/shop/orders/board/other.ts', ''],
  ['cms/src/shop/orders/slips/one.ts', ''],
  ['cms/src/shop/orders/slips/other.ts', "import type { A } from '../board/other.ts'"],
  ['cms/src/learning/offer/one.ts', "import '../endpoints.ts'"],
  ['cms/src/learning/endpoints.ts', "import './offer/other.ts'"],
  ['cms/src/learning/offer/other.ts', ''],
]

const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-structure-test-'))
let breaches: ImportBreach[] = []

beforeAll(async () => {
  for (const file of TARGETS) write(file, '')
  for (const [file, text] of [...REFUSED, ...ALLOWED, ...MEMBERS, ...CYCLES, ...FOLDER_CYCLES]) write(file, text)
  write('cms/src/brand-new/a.ts', '')
  write('cms/src/accounts/brand-new/a.ts', '')
  write('scripts/run.ts', '')
  ;({ breaches } = await checkImports({ folder }))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const rulesAgainst = (file: string) => breaches.filter(({ from }) => from === file).map(({ rule }) => rule)

describe('checkImports', () => {
  it.each(REFUSED)('refuses in %s: %s', (file, _text, rule) => {
    expect(rulesAgainst(file)).toEqual([expect.stringContaining(rule)])
  })

  it.each(ALLOWED)('allows in %s: %s', (file) => {
    expect(rulesAgainst(file)).toEqual([])
  })

  it('finds an import cycle through Astro files and type imports', () => {
    const [cycle, ...others] = breaches.filter(({ rule }) => rule.startsWith('Files have no import cycles'))
    expect(others).toEqual([])
    expect([cycle?.from, ...(cycle?.to.split(' → ') ?? [])]).toEqual(
      expect.arrayContaining(['site/src/ui/Entry.astro', 'site/src/ui/Menu.astro', 'site/src/ui/open.ts']),
    )
  })

  it.each(['cms/src/shop/orders', 'cms/src/learning'])(
    'finds folders that import themselves through others in %s',
    (room) => {
      expect(rulesAgainst(room)).toEqual(['Folders have no import cycles.'])
    },
  )

  it('refuses a room that is not in the table', () => {
    expect(rulesAgainst('cms/src/brand-new')).toEqual([expect.stringContaining('A new room')])
  })

  it('refuses folders of a room that are not in its order, and places in the order without a folder', () => {
    expect(rulesAgainst('cms/src/accounts/brand-new')).toEqual([expect.stringContaining('A new folder')])
    expect(rulesAgainst('cms/src/http/openapi')).toEqual([expect.stringContaining('does not exist')])
  })
})

function write(file: string, text: string): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}
