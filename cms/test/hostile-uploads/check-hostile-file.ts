import { afterAll } from 'vitest'
import { CHECK_LIMITS, CheckFailed } from '../../src/storage/uploads/checks/check-limits.ts'
import { CheckPool } from '../../src/storage/uploads/checks/check-pool.ts'
import type { HostileFile } from './hostile-file.ts'

/** With little processor time, so that files that need more are ended soon, on a busy machine as well. */
export function impatientPool(): CheckPool {
  const pool = new CheckPool({ limits: { ...CHECK_LIMITS, cpuMs: 1000, elapsedMs: 600_000 } })
  afterAll(() => pool.stop())
  return pool
}

export const ENDINGS = ['accepted', 'refused', 'not drawn']

const box = { width: 3508, height: 3508 }

/** What an upload and the first look at it do. A check that exceeds its limits counts as a refusal. */
export async function checkHostileFile(
  pool: CheckPool,
  { name, type, make }: HostileFile,
): Promise<'accepted' | 'refused' | 'not drawn'> {
  const bytes = await make()
  const person = `student:${name}`
  try {
    if (type === 'webp') return (await pool.run('sitePicture', { bytes, box }, person)) ? 'accepted' : 'refused'
    if (type !== 'pdf') {
      const picture = { bytes, type: `image/${type}`, maxBytes: 5_000_000, box } as const
      return (await pool.run('cleanPicture', picture, person)) ? 'accepted' : 'refused'
    }
    if ((await pool.run('checkPdf', { bytes }, person)) !== null) return 'refused'
  } catch (error) {
    if (error instanceof CheckFailed) return 'refused'
    throw error
  }
  const drawing = await Promise.allSettled([
    pool.run('describePdf', { bytes }, person),
    pool.run('drawPage', { bytes, page: 1 }, person),
  ])
  for (const each of drawing) if (each.status === 'rejected' && !(each.reason instanceof CheckFailed)) throw each.reason
  return drawing.every((each) => each.status === 'fulfilled' && each.value !== null) ? 'accepted' : 'not drawn'
}
