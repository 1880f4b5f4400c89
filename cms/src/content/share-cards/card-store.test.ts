import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FolderStorage } from '../../storage/folder-storage.ts'
import { CardStore } from './card-store.ts'
import { hashOf } from './share-card.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pravesh-cards-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const content = (title: string) => ({
  siteName: 'Pravesh',
  label: 'B.Ed',
  title,
  facts: [],
  picture: 'gone.webp',
  isCover: false,
})

it('draws a card once for all who ask at the same time, and keeps it', async () => {
  const store = new CardStore({ folder: path.join(folder, 'once'), storage: new FolderStorage(folder) })
  const card = content('Bachelor of Education')
  expect(await store.find(hashOf(card))).toBeNull()
  const [one, other] = await Promise.all([store.draw(card), store.draw({ ...card })])
  expect(other).toBe(one)
  expect((await store.find(hashOf(card)))?.equals(one)).toBe(true)
})

it('refuses more than a few that wait', async () => {
  const store = new CardStore({ folder: path.join(folder, 'busy'), storage: new FolderStorage(folder) })
  const asked = await Promise.allSettled(
    Array.from({ length: 23 }, (_, index) => store.draw(content(`Title ${index}`))),
  )
  expect(asked.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { status: 503 } },
    { reason: { status: 503 } },
  ])
})

it('removes the oldest above its limit', async () => {
  const cards = path.join(folder, 'swept')
  const store = new CardStore({ folder: cards, storage: new FolderStorage(folder), maxFiles: 1 })
  await store.draw(content('Old'))
  await store.draw(content('New'))
  const old = hashOf(content('Old'))
  await utimes(path.join(cards, `${old}.jpg`), 0, 0)
  await store.sweep()
  expect(await readdir(cards)).toEqual([`${hashOf(content('New'))}.jpg`])
})
