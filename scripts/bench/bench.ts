/**
 * `npm run bench`: measures the portal against its targets and its peers, as ratios within one run, and prints a table.
 * `npm run bench -- publish records full static weights stranger api catalogue accounts admissions documents hostile figures payments orders
 * exports machines mix move rush work allotment` selects sections. Exits with 1 only if a section fails to run, not if a target is missed.
 *
 * `exports`, `machines`, `mix`, `rush` and `work` also read `BENCH_DATABASE` (`SQLite` or `MongoDB`), all but `exports` also
 * `BENCH_PORTALS` (the number of processes), `machines` and `mix` also `BENCH_S3=true`; `exports` and `work` read `BENCH_RECORDS`, `work`
 * reads `BENCH_WORKS` (words of the names of works, separated by commas), `machines` reads `BENCH_BOOKS`, `mix` reads `BENCH_SECONDS` (of
 * each load), like `rush`. `publish`, `records`, `full` and `catalogue` read `BENCH_LANGUAGES` (`en,hi,bn`; `en` without it).
 */
import { benchAccounts } from './accounts.ts'
import { benchAdmissions } from './admissions.ts'
import { benchAllotment } from './allotment.ts'
import { benchApi } from './api.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchDocuments } from './documents.ts'
import { benchExports } from './exports.ts'
import { benchFigures } from './figures.ts'
import { benchFull } from './full.ts'
import { benchHostileUploads } from './hostile-uploads.ts'
import { benchMachines } from './machines.ts'
import { benchMix } from './mix.ts'
import { benchMove } from './move.ts'
import { removeNext } from './next-app.ts'
import { benchOrders } from './orders.ts'
import { benchPayments } from './payments.ts'
import { benchPublish } from './publish.ts'
import { benchPublishRecords } from './publish-records.ts'
import { removeRemainsNow } from './remains.ts'
import { missingMeasures, printTable, type Row } from './report.ts'
import { benchRush } from './rush.ts'
import { removeShops } from './shop.ts'
import { benchStatic } from './static.ts'
import { benchStranger } from './stranger.ts'
import { benchWeights } from './weights.ts'
import { benchWork } from './work.ts'

const sections: Record<string, () => Promise<Row[]>> = {
  publish: benchPublish,
  records: benchPublishRecords,
  full: benchFull,
  static: benchStatic,
  weights: benchWeights,
  stranger: benchStranger,
  api: benchApi,
  catalogue: benchCatalogue,
  accounts: benchAccounts,
  admissions: benchAdmissions,
  documents: benchDocuments,
  hostile: benchHostileUploads,
  figures: benchFigures,
  payments: benchPayments,
  orders: benchOrders,
  exports: benchExports,
  machines: benchMachines,
  mix: benchMix,
  move: benchMove,
  rush: benchRush,
  work: benchWork,
  allotment: benchAllotment,
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(', ')}. Use ${Object.keys(sections).join(', ')}.`)
  process.exit(1)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    removeRemainsNow()
    process.exit(1)
  })
}

const rows: Row[] = []
for (const [name, measure] of Object.entries(sections)) {
  if (requested.length > 0 && !requested.includes(name)) continue
  console.log(`\n▶ ${name}`)
  const started = performance.now()
  try {
    rows.push(...(await measure()))
    console.log(`${name} took ${((performance.now() - started) / 60_000).toFixed(1)} min`)
  } catch (error) {
    console.error(error)
    rows.push({ measure: name, figure: 'failed' })
    process.exitCode = 1
  }
}
await removeShops()
await removeNext()
printTable(rows)
if (requested.length === 0) {
  for (const measure of missingMeasures(rows)) console.error(`Not measured: ${measure}`)
}
process.exit()
