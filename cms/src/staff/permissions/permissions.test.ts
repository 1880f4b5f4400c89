import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allowsAction, decide } from './decide.ts'
import { CLOSED_BY_PAYLOAD } from './guard-internals.ts'
import { ACTIONS, type Guarded, SUBJECTS, VERBS, type Verb } from './permissions.ts'
import { ROLES, roleTable } from './roles.ts'

/**
 * The role table, deliberately written down a second time: one row per collection, one column per role. Each cell has
 * the initials of the verbs (create, read, update, delete, read Versions, unLock, admin Panel); a star means the user's
 * own account only.
 */
const expected = `
                          administrator  content-editor  admissions-officer  verifier  accounts  store  auditor
courses                   crudV          crudV           ruV                 r         r         r      rV
colleges                  crudV          crudV           r                   r         r         r      rV
gallery-items             crudV          crudV           r                   r         r         r      rV
notices                   crudV          crudV           crudV               r         r         r      rV
notice-sendings           -              -               -                   -         -         -      -
books                     crudV          crudV           r                   r         r         crudV  rV
book-stock                r              r               r                   r         r         r      r
shipments                 r              -               -                   -         -         r      r
courier-sessions          -              -               -                   -         -         -      -
policies                  ruV            ruV             r                   r         r         r      rV
subjects                  crudV          crudV           crudV               r         r         r      rV
reference-lists           ruV            ruV             r                   r         r         r      rV
media                     crudV          crudV           r                   r         r         crudV  rV
video-files               crud           crud            r                   r         r         r      r
caption-files             crud           crud            r                   r         r         r      r
notice-files              crud           crud            crud                r         r         r      r
sample-files              crud           crud            r                   r         r         crud   r
home                      ruV            ruV             r                   r         r         r      rV
about                     ruV            ruV             r                   r         r         r      rV
site-settings             ruV            ruV             r                   r         r         r      rV
recorded-courses          crudV          crudV           r                   r         r         r      rV
course-purchases          r              -               -                   -         r         -      r
course-progress           -              -               -                   -         -         -      -
learning-settings         ru             -               -                   -         ru        -      r
contact-messages          rud            ru              ru                  -         ru        ru     r
contact-replies           -              -               -                   -         -         -      -
messages                  r              -               -                   -         -         -      r
staff                     crudLP         r*u*P           r*u*P               r*u*P     r*u*P     r*u*P  ru*P
staff-factors             -              -               -                   -         -         -      -
staff-sign-ins            -              -               -                   -         -         -      -
students                  rud            -               r                   -         -         -      r
contact-changes           r              -               r                   -         -         -      r
consents                  -              -               -                   -         -         -      -
guardian-consents         -              -               -                   -         -         -      -
access-records            r              -               -                   -         -         -      r
data-breaches             cruV           -               -                   -         -         -      rV
registration-limits       ru             -               -                   -         -         -      r
retention-settings        ru             -               -                   -         -         -      r
legal-holds               cru            -               -                   -         -         -      r
retention-runs            r              -               -                   -         -         -      r
rights-requests           ru             -               -                   -         -         -      r
rights-settings           ru             -               -                   -         -         -      r
nominated-persons         -              -               -                   -         -         -      -
student-credentials       -              -               -                   -         -         -      -
student-sessions          -              -               -                   -         -         -      -
one-time-codes            -              -               -                   -         -         -      -
account-links             -              -               -                   -         -         -      -
payments                  r              -               -                   -         r         -      r
refunds                   r              -               -                   -         r         -      r
offline-payments          r              -               -                   -         r         -      r
money-approvals           r              -               -                   -         r         -      r
bank-lines                r              -               -                   -         r         -      r
day-closings              r              -               -                   -         r         -      r
payment-proofs            r              -               -                   -         r         -      r
receipts                  r              -               -                   -         r         -      r
issued-documents          -              -               -                   -         -         -      -
document-files            -              -               -                   -         -         -      -
export-files              -              -               -                   -         -         -      -
settlement-lines          r              -               -                   -         r         -      r
money-findings            r              -               -                   -         r         -      r
simulator-payments        -              -               -                   -         -         -      -
applications              r              -               r                   r         -         -      r
admission-settings        ru             -               ru                  -         -         -      r
intake-seats              -              -               -                   -         -         -      -
reason-texts              -              -               -                   -         -         -      -
list-views                -              -               -                   -         -         -      -
application-events        r              -               r                   r         -         -      r
bulk-runs                 r              -               r                   -         -         -      r
bulk-run-items            r              -               r                   -         -         -      r
second-readings           r              -               -                   -         -         -      r
merit-processes           r              -               r                   r         -         -      r
merit-changes             -              -               -                   -         -         -      -
seat-matrices             -              -               -                   -         -         -      -
merit-entries             -              -               -                   -         -         -      -
merit-objections          -              -               -                   -         -         -      -
merit-lists               -              -               -                   -         -         -      -
allotment-runs            -              -               -                   -         -         -      -
merit-parts               -              -               -                   -         -         -      -
seat-offers               -              -               -                   -         -         -      -
correction-deadlines      -              -               -                   -         -         -      -
correction-windows        crud           -               crud                -         -         -      r
figure-counts             -              -               -                   -         -         -      -
figure-entries            -              -               -                   -         -         -      -
figure-state              -              -               -                   -         -         -      -
figure-keys               -              -               -                   -         -         -      -
duplicate-pairs           -              -               -                   -         -         -      -
note-mentions             -              -               -                   -         -         -      -
application-drafts        -              -               -                   -         -         -      -
applicant-documents       r              -               r                   r         -         -      r
identity-keys             -              -               -                   -         -         -      -
fee-structures            crud           r               crud                r         r         r      r
academic-sessions         crud           r               crud                r         r         r      r
fee-dues                  r              -               -                   -         r         -      r
fee-settings              ru             -               -                   -         ru        -      r
accounting-settings       ru             -               -                   -         ru        -      r
orders                    r              -               -                   -         r         r      r
stock-movements           r              -               -                   -         -         r      r
shop-settings             ru             -               -                   -         -         ru     r
book-imports              r              r               -                   -         -         r      r
stock-notices             -              -               -                   -         -         -      -
baskets                   -              -               -                   -         -         -      -
publications              r              r               r                   r         r         r      r
publication-events        -              -               -                   -         -         -      -
page-names                -              -               -                   -         -         -      -
content-translations      -              -               -                   -         -         -      -
build-assets              -              -               -                   -         -         -      -
rate-limits               -              -               -                   -         -         -      -
payload-jobs              -              -               -                   -         -         -      -
payload-jobs-stats        -              -               -                   -         -         -      -
payload-migrations        -              -               -                   -         -         -      -
payload-locked-documents  crud           crud            crud                crud      crud      crud   crud
`

const LETTERS: Record<Verb, string> = {
  create: 'c',
  read: 'r',
  update: 'u',
  delete: 'd',
  readVersions: 'V',
  unlock: 'L',
  admin: 'P',
}

function cell(subject: Guarded, roles: readonly string[]): string {
  const letters = VERBS.map((verb) => {
    const decision = decide({ table: roleTable, roles, subject, verb })
    return decision === 'none' ? '' : LETTERS[verb] + (decision === 'own' ? '*' : '')
  }).join('')
  return letters || '-'
}

const [header = [], ...lines] = expected
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

describe('the role table', () => {
  it('has a column for every role', () => expect(header).toEqual(ROLES))

  it('has a row for every subject', () => {
    expect(lines.map(([subject]) => subject).sort()).toEqual([...SUBJECTS].sort())
  })

  it.each(lines)('grants the expected verbs on %s', (subject, ...cells) => {
    const found = ROLES.map((role) => cell(subject as Guarded, [role]))
    expect(found).toEqual(cells)
  })

  it.each(SUBJECTS)('%s is closed to users without a role', (subject) => expect(cell(subject, [])).toBe('-'))

  it.each([
    ['decide applications', ['administrator', 'admissions-officer']],
    ['check documents', ['administrator', 'admissions-officer', 'verifier']],
    ['download originals', ['administrator', 'admissions-officer', 'accounts', 'auditor']],
    ['issue documents', ['administrator', 'admissions-officer', 'accounts', 'store']],
    ['exceed seats', ['administrator']],
    ['prepare merit processes', ['administrator']],
    ['publish merit results', ['administrator']],
    ['see identity numbers', ['administrator', 'admissions-officer']],
    ['keep identity numbers', ['administrator']],
    ['require second readers', ['administrator']],
    ['record offline payments', ['administrator', 'accounts']],
    ['refund payments', ['administrator', 'accounts']],
    ['replace receipts', ['administrator', 'accounts']],
    ['manage orders', ['administrator', 'store']],
    ['write course texts', ['administrator', 'content-editor']],
    ['send notices', ['administrator', 'admissions-officer']],
    ['send messages again', ['administrator']],
    ['restore contacts', ['administrator']],
    ['see figures', ['administrator', 'admissions-officer', 'verifier', 'accounts', 'auditor']],
    ['manage figure keys', ['administrator']],
    ['give roles', ['administrator']],
    ['review fee payments', ['administrator', 'accounts']],
  ] as const)('allows “%s” to %s', (action, roles) => {
    expect(ROLES.filter((role) => allowsAction({ table: roleTable, roles: [role], action }))).toEqual(roles)
    expect(allowsAction({ table: roleTable, roles: [], action })).toBe(false)
    expect(ACTIONS).toContain(action)
  })

  it('combines the roles of one person', () => {
    expect(cell('contact-messages', ['accounts', 'admissions-officer'])).toBe('ru')
    expect(cell('staff', ['store', 'administrator'])).toBe('crudLP')
  })

  it('covers every collection and global', () => {
    const types = readFileSync(path.join(import.meta.dirname, '../../payload-types.ts'), 'utf8')
    const slugsIn = (block: string) => {
      const body = new RegExp(`^  ${block}: \\{\\n([\\s\\S]*?)^  \\}`, 'm').exec(types)?.[1] ?? ''
      return [...body.matchAll(/^ {4}'?([\w-]+)'?: \w+;$/gm)].map((match) => match[1] ?? '')
    }
    const all = [...slugsIn('collections'), ...slugsIn('globals')].filter((slug) => !CLOSED_BY_PAYLOAD.includes(slug))
    expect(all.length).toBeGreaterThan(15)
    expect(all.filter((slug) => !SUBJECTS.some((subject) => subject === slug))).toEqual([])
  })

  it('is the only file that names roles', () => {
    const source = path.join(import.meta.dirname, '../..')
    const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: (file) => /^migrations/.test(file) })
    const own = files.filter(
      (file) => !/\.test\.ts$|payload-types/.test(file) && !file.endsWith('permissions/roles.ts'),
    )
    // The other role names are common words: the feature `accounts`, a book store.
    const names = /'(administrator|content-editor|admissions-officer)'/
    expect(own.length).toBeGreaterThan(500)
    expect(own.filter((file) => names.test(readFileSync(path.join(source, file), 'utf8')))).toEqual([])
  })
})
