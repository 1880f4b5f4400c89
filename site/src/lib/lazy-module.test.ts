import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let answer: () => Promise<Response>
const fetched: string[] = []

beforeEach(() => {
  vi.resetModules()
  fetched.length = 0
  answer = async () => new Response('')
  vi.stubGlobal('document', { querySelector: () => ({ content: '/_astro/a.js /_astro/b.js' }) })
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

it('fetches only the files of its own module, as listed by the page', async () => {
  vi.stubGlobal('document', { querySelector: () => ({ content: '/_astro/c.js /_astro/Part.1.js,/_astro/b.js' }) })
  const { lazyModule } = await import('./lazy-module.ts')
  const built = Object.assign(async () => 'module', { toString: () => '()=>load(()=>import(`./Part.1.js`),[])' })
  await lazyModule(built).load()
  expect(fetched).toEqual(['/_astro/Part.1.js', '/_astro/b.js'])
})

it('imports a module once, after the files of all modules have loaded', async () => {
  const { lazyModule } = await import('./lazy-module.ts')
  const imported = vi.fn(async () => {
    expect(fetched).toEqual(['/_astro/a.js', '/_astro/b.js'])
    return 'module'
  })
  const module = lazyModule(imported)
  expect(module.loaded).toBeNull()
  expect(await Promise.all([module.load(), module.load()])).toEqual(['module', 'module'])
  await lazyModule(async () => 'other').load()
  expect(module.loaded).toBe('module')
  expect(imported).toHaveBeenCalledOnce()
  expect(fetched).toHaveLength(2)
})

it('fetches the files again on a retry, and imports nothing until they have loaded', async () => {
  const { lazyModule } = await import('./lazy-module.ts')
  const imported = vi.fn(async () => 'module')
  const module = lazyModule(imported)
  answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(module.load()).rejects.toMatchObject({ problem: 'unreachable' })
  expect(imported).not.toHaveBeenCalled()
  answer = async () => new Response('')
  expect(await module.load()).toBe('module')
})

it.each([
  [400, 'outdated'],
  [404, 'outdated'],
  [410, 'outdated'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('a file with status %i makes the page %s', async (status, problem) => {
  const { lazyModule } = await import('./lazy-module.ts')
  answer = async () => new Response('', { status })
  await expect(lazyModule(async () => 'module').load()).rejects.toMatchObject({ problem })
})

it('reports the page as outdated if an import fails although its files have loaded', async () => {
  const { lazyModule } = await import('./lazy-module.ts')
  const module = lazyModule(async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(module.load()).rejects.toMatchObject({ problem: 'outdated' })
})

it('preloads all declared modules, and reports whether they have loaded', async () => {
  const { lazyModule, loadLaterModules } = await import('./lazy-module.ts')
  const modules = [lazyModule(async () => 1), lazyModule(async () => 2)]
  answer = async () => new Response('', { status: 503 })
  expect(await loadLaterModules()).toBe(false)
  answer = async () => new Response('')
  expect(await loadLaterModules()).toBe(true)
  expect(modules.map(({ loaded }) => loaded)).toEqual([1, 2])
})

it('tells its own problems from other errors', async () => {
  const { lazyModule, problemOf } = await import('./lazy-module.ts')
  answer = async () => new Response('', { status: 404 })
  const problem = await lazyModule(async () => 'module')
    .load()
    .catch(problemOf)
  expect([problem, problemOf(new Error('Other'))]).toEqual(['outdated', null])
})
