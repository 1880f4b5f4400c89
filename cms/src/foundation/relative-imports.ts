/**
 * `node --import relative-imports.ts`, or an import before all others: resolves relative imports in this process without
 * Node's own lookup, which parses the `exports` of the package again for each of its modules. That took half the time
 * that the portal's modules need to load: `drizzle-orm` alone declares 129 kB of `exports` and has 141 modules. The results
 * are the same, except for one module of `drizzle-orm`, in place of which there is a quicker one with the same exports.
 * (https://nodejs.org/api/module.html#moduleregisterhooksoptions)
 */
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FORMATS: Readonly<Record<string, { module: string; commonjs: string }>> = {
  '.js': { module: 'module', commonjs: 'commonjs' },
  '.ts': { module: 'module-typescript', commonjs: 'commonjs-typescript' },
}
type PackageType = 'module' | 'commonjs'

const REPLACED = '/node_modules/drizzle-orm/entity.js'
const REPLACEMENT = new URL('drizzle-entity.ts', import.meta.url).href

/** By folder. */
const types = new Map<string, PackageType | undefined>()

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const { parentURL, conditions } = context
    const isRelative = specifier.startsWith('./') || specifier.startsWith('../')
    // `require` also finds folders and files without their extension.
    if (!isRelative || !parentURL?.startsWith('file:') || !conditions.includes('import'))
      return nextResolve(specifier, context)
    const url = new URL(specifier, parentURL).href
    const formats = FORMATS[path.extname(url)]
    if (formats === undefined) return nextResolve(specifier, context)
    if (url.endsWith(REPLACED)) return { url: REPLACEMENT, format: FORMATS['.ts']?.module, shortCircuit: true }
    const file = fileURLToPath(url)
    const type = typeOf(path.dirname(file))
    // Without a type, Node looks into the file. A missing one is an error of Node's.
    if (type === undefined || !existsSync(file)) return nextResolve(specifier, context)
    return { url, format: formats[type], shortCircuit: true }
  },
})

/** How Node reads the modules of a folder: the `type` of the nearest package.json. */
function typeOf(folder: string): PackageType | undefined {
  if (types.has(folder)) return types.get(folder)
  const file = path.join(folder, 'package.json')
  const parent = path.dirname(folder)
  const type = existsSync(file) ? typeIn(file) : folder === parent ? undefined : typeOf(parent)
  types.set(folder, type)
  return type
}

function typeIn(file: string): PackageType | undefined {
  const { type } = JSON.parse(readFileSync(file, 'utf8')) as { type?: unknown }
  return type === 'module' || type === 'commonjs' ? type : undefined
}
