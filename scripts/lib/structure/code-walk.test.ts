import { describe, expect, it } from 'vitest'
import { type CodeWalk, entriesOf } from './code-walk.ts'
import { portalMembers } from './portal-members.ts'

const start = { file: 'cms/src/fees/pay.ts', name: 'pay' }

/** The entries of a walk through these files of `cms/src`, as `file: to, to`. */
function walk(files: Record<string, string>, options: Partial<CodeWalk> = {}): string[] {
  const read = (file: string) => files[file.replace('cms/src/', '')] ?? null
  const members = portalMembers(Object.entries(files).map(([file, text]) => ({ path: `cms/src/${file}`, text })))
  return [...entriesOf({ start, read, members, ...options })].map(
    ([file, entries]) => `${file.replace('cms/src/', '')}: ${entries.map(({ to }) => to).join(', ')}`,
  )
}

/** Not a leaf, because it imports a feature. */
const store = `
  import { rule } from './rule.ts'
  export const find = () => rule
  export const change = () => { find() }
  export function remove() { rule() }`

describe('a file', () => {
  it('is entered once for each declaration that the walk comes to from another file', () => {
    const pay = `
      import { find, change, remove } from './store.ts'
      export function pay() { find(); change(); remove() }`
    expect(walk({ 'fees/pay.ts': pay, 'fees/store.ts': store })).toEqual(['fees/store.ts: find, change, remove'])
  })

  it('is not entered again for what has been read there', () => {
    const pay = `
      import { find, change } from './store.ts'
      export function pay() { change(); find(); change() }`
    expect(walk({ 'fees/pay.ts': pay, 'fees/store.ts': store })).toEqual(['fees/store.ts: change'])
  })

  it('is entered through functions of the own file, aliases, index files and callbacks', () => {
    const pay = `
      import { find as look } from './index.ts'
      export const pay = { handle: async () => step(look) }
      const step = (callback) => callback()`
    const files = { 'fees/pay.ts': pay, 'fees/index.ts': "export { find } from './store.ts'", 'fees/store.ts': store }
    expect(walk(files)).toEqual(['fees/store.ts: find'])
  })

  it('is not entered for types, names of properties, or variables of the same name', () => {
    const pay = `
      import type { Rule } from './store.ts'
      import { find, type Found, change, remove } from './store.ts'
      export function pay(find: Rule): typeof change { const { remove } = find; return { change: find.change, remove } }`
    expect(walk({ 'fees/pay.ts': pay, 'fees/store.ts': store })).toEqual([])
  })

  it('does not count while nothing in it leads on to a feature', () => {
    const pay = `
      import { price } from './price.ts'
      import { log } from '../foundation/log/log.ts'
      export function pay() { price(); log() }`
    const price = `
      import type { Fee } from './store.ts'
      import { log } from '../foundation/log/log.ts'
      export const price = (): Fee => log()`
    const files = { 'fees/pay.ts': pay, 'fees/price.ts': price, 'foundation/log/log.ts': 'export const log = () => 1' }
    expect(walk(files)).toEqual([])
  })
})

describe('the walk', () => {
  const pay = `
    import { find } from './store.ts'
    export const pay = () => find()`
  const files = {
    'fees/pay.ts': pay,
    'fees/store.ts': store,
    'fees/rule.ts': "import { find } from './store.ts'\nexport const rule = () => find",
  }

  it('follows what the entered file uses', () => {
    expect(walk(files)).toEqual(['fees/store.ts: find', 'fees/rule.ts: rule'])
  })

  it('ends at the given function', () => {
    expect(walk(files, { ends: ['cms/src/fees/rule.ts#rule'] })).toEqual(['fees/store.ts: find'])
  })

  it('continues where a call is dispatched at run time', () => {
    const dispatched = { 'cms/src/fees/rule.ts#rule': [{ file: 'cms/src/shop/paid.ts', name: 'paid' }] }
    const paid = "import { change } from '../fees/store.ts'\nexport const paid = () => change()"
    expect(walk({ ...files, 'shop/paid.ts': paid }, { dispatched })).toEqual([
      'fees/store.ts: find, change',
      'shop/paid.ts: paid',
      'fees/rule.ts: rule',
    ])
  })
})

describe('a member of the portal', () => {
  const printer = `
    import { find, change, remove } from './store.ts'
    import type { Sheet } from './sheet.ts'
    export class Printer {
      private readonly queue: Queue
      constructor() { this.queue = new Queue({ work: () => this.printNext() }) }
      print(sheet: Sheet) { return this.queue.add(sheet) }
      stop() { remove() }
      private printNext() { find() }
    }`
  const declared = `
    import type { Printer } from './printer.ts'
    declare module '../foundation/portal.ts' {
      interface Portal {
        printer?: Printer | undefined
        handlers: Record<string, () => void>
      }
    }`
  const files = { 'fees/store.ts': store, 'fees/printer.ts': printer, 'fees/portal-printer.ts': declared }
  const paying = (text: string) => ({ ...files, 'fees/pay.ts': `export function pay() { ${text} }` })

  it.each([
    ['at once', 'portalOf(payload).printer?.print(sheet)'],
    ['in a variable', 'const active = portalOf(payload).printer; active?.print(sheet)'],
    ['by its name', 'const { printer: active } = portalOf(payload); later(() => active?.print(sheet))'],
  ])('leads %s to the method that is called, and to what the method uses of its class', (_, text) => {
    expect(walk(paying(text))).toEqual(['fees/printer.ts: Printer.print', 'fees/store.ts: find'])
  })

  it('leads to the whole class when it is passed on', () => {
    expect(walk(paying('close(portalOf(payload).printer)'))).toEqual([
      'fees/printer.ts: Printer',
      'fees/store.ts: find, remove',
    ])
  })

  it('continues where its calls are dispatched at run time', () => {
    const dispatched = {
      'cms/src/fees/portal-printer.ts#handlers': [{ file: 'cms/src/fees/store.ts', name: 'change' }],
    }
    expect(walk(paying("portalOf(payload).handlers['fee']?.()"), { dispatched })).toEqual(['fees/store.ts: change'])
  })

  it('of a feature makes a file count', () => {
    const price = 'export const price = (payload) => portalOf(payload).handlers'
    const pay = "import { price } from './price.ts'\nexport const pay = () => price()"
    expect(walk({ ...files, 'fees/pay.ts': pay, 'fees/price.ts': price })).toEqual(['fees/price.ts: price'])
  })
})
