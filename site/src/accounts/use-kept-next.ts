import { useInBrowser } from '../forms/use-in-browser.ts'
import { keepNext } from '../lib/return-path.ts'

/** The path of another account page, with the return path of the current one. */
export function useKeptNext(path: string): string {
  return useInBrowser(() => keepNext(path, location), path)
}
