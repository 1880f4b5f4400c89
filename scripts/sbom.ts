/**
 * `npm run sbom [FILE]`: writes the bill of materials of production packages (CycloneDX) to a file, by default to
 * `data/sbom.json`.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/step.ts'

const file = path.resolve(root, process.argv[2] ?? 'data/sbom.json')
const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  cwd: root,
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
  stdio: ['ignore', 'pipe', 'ignore'],
})
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, sbom)
console.log(`${JSON.parse(sbom.toString()).components.length} packages in ${file}`)
