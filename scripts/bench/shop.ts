import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { administratorOf } from '../lib/seeded-portal.ts'
import { filledFolder, LANGUAGES } from './filled-folder.ts'
import { removeFolder } from './remains.ts'

/** Number of books in the small and the large shop. */
export const SIZES = { small: 1_000, large: 20_000 } as const

/** `BENCH_SHOPS=folder` caches the shops there across runs, because stocking the large one takes two minutes. */
const CACHE = process.env.BENCH_SHOPS

const folders = new Map<number, Promise<string>>()

/** The folder (`data` and `media`) of a stopped portal with that many books. Created once per run. */
export function shopFolder(books: number): Promise<string> {
  const folder = folders.get(books) ?? stock(books)
  folders.set(books, folder)
  return folder
}

/** Removes the folders of this run. */
export async function removeShops(): Promise<void> {
  for (const folder of await Promise.allSettled(folders.values())) {
    if (folder.status === 'fulfilled') await removeFolder(folder.value)
  }
}

/** Starts the portal with that many books. */
export async function openShop(books: number): Promise<RunningPortal> {
  const keepIn = await shopFolder(books)
  return startPortal({ administrator: administratorOf(keepIn), keepIn, variables: { LANGUAGES } })
}

function stock(books: number): Promise<string> {
  return filledFolder({
    title: `Stocking a shop with ${books} books`,
    script: ['scripts/seed.ts', '--books', String(books)],
    count: books,
    cache: CACHE,
  })
}
