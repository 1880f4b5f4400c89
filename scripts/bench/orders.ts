import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/step.ts'
import { settingsOf } from './filled-folder.ts'
import { benchBoard } from './orders-board.ts'
import { ordersFolder } from './orders-folders.ts'
import { removeFolder } from './remains.ts'
import { judged, type Row } from './report.ts'
import { medianRatio, ms, times } from './statistics.ts'

/** Orders in all, of which one student has a hundred. */
const SIZES = [1_000, 100_000] as const
const ROUNDS = 3
const TIMEOUT_MS = 900_000

/** Whether staff and students find orders, and buyers place them, as fast among many orders as among few. */
export async function benchOrders(): Promise<Row[]> {
  const folders: { folder: string; orders: number }[] = []
  try {
    for (const orders of SIZES) folders.push({ folder: await ordersFolder(orders), orders })
    return [...(await benchBoard(folders)), ...(await benchBuyers(folders.map(({ folder }) => folder)))]
  } finally {
    for (const { folder } of folders) await removeFolder(folder)
  }
}

async function benchBuyers(folders: readonly string[]): Promise<Row[]> {
  const listed: number[][] = folders.map(() => [])
  const placed: number[][] = folders.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, folder] of folders.entries()) {
      listed[index]?.push(await run(folder, ['list']))
      placed[index]?.push(await run(folder, ['submit']))
    }
  }
  const [few = [], many = []] = listed
  const [amongFew = [], amongMany = []] = placed
  const lists = medianRatio(many, few)
  const rate = (rates: readonly number[]) => `${Math.max(...rates).toFixed(0)}/s`
  const orders = medianRatio(amongFew, amongMany)
  return [
    judged(
      '100 orders of a student, among 100,000 and among 1,000',
      `${times(lists)} (${ms(Math.min(...few))}, ${ms(Math.min(...many))})`,
      { text: '≤ ×1.3', met: lists <= 1.3 },
    ),
    judged(
      'time to order and reserve a book, among 100,000 orders and among 1,000',
      `${times(orders)} (${rate(amongFew)}, ${rate(amongMany)})`,
      { text: '≤ ×1.3', met: orders <= 1.3 },
    ),
  ]
}

async function run(folder: string, args: readonly string[]): Promise<number> {
  const script = path.join(root, 'scripts/bench/orders-run.ts')
  const env = { ...process.env, ...settingsOf(folder) }
  const options = { cwd: root, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
