import * as z from 'zod/mini'
import type { Translations } from '../platform/translate.ts'
import { type PageData, type PageKind, pageKind } from './page-data.ts'

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

/**
 * Texts of records that students choose and meet by name: staff write them in English, and translate them. The texts of recorded
 * courses are their descriptions. (decision 0100)
 */
export type NamedRecords =
  | 'courses'
  | 'colleges'
  | 'subjects'
  | 'fees'
  | 'notices'
  | 'recorded-courses'
  | 'texts of recorded courses'

/** A shell whose script shows names of records. Its page has their translations, so that no further request is needed. */
export interface NamingShell extends Shell {
  readonly schema: z.ZodMiniType<PageData & { names: Translations }>
  readonly shows: readonly NamedRecords[]
}

interface NamingShellOptions<Name extends string> extends Partial<Pick<Shell, 'aliases'>> {
  name: Name
  path: string
  shows: NamingShell['shows']
}

export function namingShell<Name extends string>({ name, path, shows, aliases = [] }: NamingShellOptions<Name>) {
  /** Translations by the English text; empty in English. */
  const names = z.record(z.string(), z.string())
  return { ...pageKind(name, { names }), path, aliases, shows }
}

/** Whether a shell serves a path other than the one it is published at. */
export function matchesAlias({ aliases }: Pick<Shell, 'aliases'>, pathname: string): boolean {
  return aliases.some((address) => (typeof address === 'string' ? address === pathname : address.test(pathname)))
}
