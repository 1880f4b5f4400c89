import { type PageKind, pageKind } from './page-data.ts'

/** A page without data of its own: it needs only the site settings and is the same for every visitor. */
export interface Shell extends PageKind {
  /** The path it is published at. */
  readonly path: string
  /** Other paths served with this page; its script reads their parameters. */
  readonly aliases: readonly (string | RegExp)[]
}

export function shell<Name extends string>(name: Name, path: string, aliases: Shell['aliases'] = []) {
  return { ...pageKind(name, {}), path, aliases }
}

/** Whether a shell serves a path other than the one it is published at. */
export function matchesAlias({ aliases }: Pick<Shell, 'aliases'>, pathname: string): boolean {
  return aliases.some((address) => (typeof address === 'string' ? address === pathname : address.test(pathname)))
}
