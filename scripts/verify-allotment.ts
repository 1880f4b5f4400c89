/**
 * `npm run verify-allotment -- FILE`: checks a published allotment as anyone can: hashes, seats, guaranteed minimums, justified claims, and the whole
 * allotment computed anew, by code that shares nothing with the one that made it. Exits with 1 if something is wrong.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findingText } from '@pravesh/shared/verifier/findings'
import { verifyFile } from '@pravesh/shared/verifier/verify-file'

const SHOWN = 20

const { positionals } = parseArgs({ allowPositionals: true })
const [file, ...more] = positionals
if (file === undefined || more.length > 0) {
  console.error('Name one file: npm run verify-allotment -- FILE')
  process.exit(1)
}
const { fileHash, findings } = await verifyFile(new Uint8Array(await readFile(file)))
console.log(`SHA-256 of the file: ${fileHash}`)
if (findings.length === 0) console.log('The result is what the published rules give.')
else {
  console.log(`The result is not what the published rules give. Findings: ${findings.length}`)
  for (const finding of findings.slice(0, SHOWN)) console.log(`  ${findingText(finding)}`)
}
process.exitCode = findings.length === 0 ? 0 : 1
