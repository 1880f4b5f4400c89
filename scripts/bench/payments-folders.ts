import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { administratorOf } from '../lib/seeded-portal.ts'
import { root, step } from '../lib/step.ts'
import { seededFolder, settingsOf } from './filled-folder.ts'
import { removeFolder } from './remains.ts'

/** A portal with payments, and what requests to it need. */
export interface FilledPayments {
  /** Session of the student with `payments` fees paid. */
  token: string
  payments: number
  /** Authentic reports of the simulator, each about another payment. */
  webhooks: { body: string; headers: Record<string, string> }[]
}

export interface PaymentsFolder extends FilledPayments {
  folder: string
}

/** The folder of a stopped portal with that many paid fees, and reports about further ones. */
export async function paymentsFolder(payments: number, reports: number): Promise<PaymentsFolder> {
  const folder = await seededFolder()
  const file = path.join(folder, 'payments.json')
  const script = path.join(root, 'scripts/bench/payments-fill.ts')
  const command = [process.execPath, script, String(payments), String(reports), file]
  await step(`Filling a portal with ${payments} payments`, command, { env: settingsOf(folder), quiet: true })
  const filled: FilledPayments = JSON.parse(await readFile(file, 'utf8'))
  return { ...filled, folder }
}

export function openPayments({ folder }: PaymentsFolder): Promise<RunningPortal> {
  return startPortal({ administrator: administratorOf(folder), keepIn: folder })
}

export function removePayments({ folder }: PaymentsFolder): Promise<void> {
  return removeFolder(folder)
}
