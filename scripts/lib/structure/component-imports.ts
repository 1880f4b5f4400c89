import path from 'node:path'
import type { FileImport } from './import-breach.ts'

/** How Payload's configuration names a component: `/shop/admin/OrdersBar.tsx#OrdersBar`. */
const COMPONENT = /['"`](\/[\w/-]+\.tsx?)#\w+['"`]/g

/** The components that a file of `cms` names for the admin: imports in all but syntax. Those of its own folder are left out. */
export function componentImports(file: string, text: string): FileImport[] {
  if (!file.startsWith('cms/src/')) return []
  return [...text.matchAll(COMPONENT)]
    .map(([, component = '']) => ({ from: file, to: `cms/src${component}` }))
    .filter(({ to }) => path.posix.dirname(to) !== path.posix.dirname(file))
}
