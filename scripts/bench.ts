/**
 * `npm run bench`: measures the portal against its targets and its peers, as ratios within one run, and prints a table.
 * `npm run bench -- publish full static api accounts admissions documents payments orders` selects sections. Exits with 1 only if a section fails
 * to run, not if a target is missed.
 */
import { benchAccounts } from './bench/accounts.ts'
import { benchAdmissions } from './bench/admissions.ts'
import { benchApi } from './bench/api.ts'
import { benchDocuments } from './bench/documents.ts'
import { benchFull } from './bench/full.ts'
import { benchOrders } from './bench/orders.ts'
import { benchPayments } from './bench/payments.ts'
import { benchPublish } from './bench/publish.ts'
import { printTable, type Row } from './bench/report.ts'
import { removeShops } from './bench/shop.ts'
import { benchStatic } from './bench/static.ts'

const sections: Record<string, () => Promise<Row[]>> = {
  publish: benchPublish,
  full: benchFull,
  static: benchStatic,
  api: benchApi,
  accounts: benchAccounts,
  admissions: benchAdmissions,
  documents: benchDocuments,
  payments: benchPayments,
  orders: benchOrders,
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(', ')}. Use ${Object.keys(sections).join(', ')}.`)
  process.exit(1)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1))

const rows: Row[] = []
for (const [name, measure] of Object.entries(sections)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  console.log(`\n▶ ${name}`)
  try {
    rows.push(...(await measure()))
  } catch (error) {
    console.error(error)
    rows.push({ measure: name, figure: 'failed' })
    process.exitCode = 1
  }
}
await removeShops()
printTable(rows)
process.exit()
