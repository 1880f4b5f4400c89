import { type PageKind, pageKind } from './page-data.ts'

/** A page whose words are all in its template: it needs the site's settings only, and is the same for every visitor. */
export interface Shell extends PageKind {
  /** Where it is published. */
  readonly path: string
  /** Other addresses that it answers; its script reads what varies in them. */
  readonly answers: readonly (string | RegExp)[]
}

/** Declares a page without data of its own. */
export function shell<Name extends string>(name: Name, path: string, answers: Shell['answers'] = []) {
  return { ...pageKind(name, {}), path, answers }
}

/** Whether a shell answers an address that is not the one it is published at. */
export function answersFor({ answers }: Pick<Shell, 'answers'>, pathname: string): boolean {
  return answers.some((address) => (typeof address === 'string' ? address === pathname : address.test(pathname)))
}
