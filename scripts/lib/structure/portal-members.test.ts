import { describe, expect, it } from 'vitest'
import { memberBreaches, memberImports, portalMembers } from './portal-members.ts'

const portal = {
  path: 'cms/src/foundation/portal.ts',
  text: `export interface Portal { /** Settings. */ env: Env }
interface Options { other: string }
export const portalOf = (): Portal => custom.portal`,
}
const sweep = {
  path: 'cms/src/accounts/sweep.ts',
  text: `declare module '../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: time of the last sweep. */
    sweptAt?: number | undefined
    /** Whom they are told to. */
    sweeper?: Sweeper | undefined
  }
}
declare module '../payload.ts' {
  interface Portal { title: string }
}
portalOf(payload).sweptAt = 1`,
}
const using = (text: string) => [portal, sweep, { path: 'cms/src/shop/use.ts', text }]

it('finds the members of the portal, with their types', () => {
  expect(Object.fromEntries(portalMembers([portal, sweep]))).toEqual({
    env: { file: portal.path, type: 'Env', isPrivate: false },
    sweptAt: { file: sweep.path, type: null, isPrivate: true },
    sweeper: { file: sweep.path, type: 'Sweeper', isPrivate: false },
  })
})

describe('a use of a member', () => {
  it.each([
    'portalOf(payload).sweeper?.run()',
    'portalOf(req.payload).sweeper = undefined',
    'const { sweeper } = portalOf(payload)',
    'const { sweeper: running = none } = portalOf(payload)',
    'const { sweeper: { run } } = portalOf(payload)',
  ])('is an import of the file that declares it: %s', (text) => {
    expect(memberImports(using(text))).toEqual([{ from: 'cms/src/shop/use.ts', to: sweep.path }])
    expect(memberBreaches(using(text))).toEqual([])
  })

  it.each(['const { sweptAt = 0 } = portalOf(payload)', 'sweep(portalOf(payload).sweptAt)'])(
    'is refused in other files if it is private: %s',
    (text) => {
      expect(memberBreaches(using(text))).toEqual([
        { from: 'cms/src/shop/use.ts', to: sweep.path, rule: expect.stringContaining('“sweptAt” is private') },
      ])
    },
  )

  it.each([
    'const portal = portalOf(payload)',
    'close(portalOf(payload))',
    "portalOf(payload)['sweeper']",
    'const { env, ...others } = portalOf(payload)',
    'const find = portalOf',
    "import { portalOf as find } from '../foundation/portal.ts'",
  ])('is refused if it does not say which member: %s', (text) => {
    expect(memberBreaches(using(text)).map(({ rule }) => rule)).toEqual([expect.stringContaining('Say which member')])
  })
})
