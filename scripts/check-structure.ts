/** Enforces the design's rules about imports, and about words and calls in the code. Run by `npm run check`. */

import { root } from './lib/step.ts'
import { checkImports } from './lib/structure/check-imports.ts'
import { borrowedClasses } from './lib/structure/class-names.ts'
import { earlyWords } from './lib/structure/early-words.ts'
import { readSources } from './lib/structure/source-file.ts'
import { textRules } from './lib/structure/text-rules.ts'
import { typedNumberBreaches } from './lib/structure/typed-numbers.ts'

const sources = readSources()
const { files, breaches } = await checkImports({ folder: root })
// A pattern that finds no files would let everything pass.
for (const folder of ['shared/src/', 'site/src/', 'cms/src/', 'scripts/']) {
  const read = files.filter(({ path, imports }) => path.startsWith(folder) && imports > 0)
  if (read.length < 5) throw new Error(`Found only ${read.length} files with imports in ${folder}.`)
}
const astro = files.filter(({ path, imports }) => path.endsWith('.astro') && imports > 0)
if (astro.length < 5) throw new Error(`Found only ${astro.length} Astro files with imports.`)

let found = breaches.length
console.log(`${found === 0 ? '✔' : '✘'} the imports of ${files.length} files follow the rules`)
for (const { from, to, rule } of breaches) console.log(`    ${from} → ${to}\n        ${rule}`)
const checks = [
  ...textRules.map(({ title, breaches }) => ({ title, all: sources.flatMap(breaches) })),
  { title: 'admin components use their own class names', all: borrowedClasses(sources) },
  { title: 'words of the admin are read in the language of the reader', all: earlyWords(sources) },
  { title: 'texts take numbers from constants, settings and placeholders', all: typedNumberBreaches(sources) },
]
for (const { title, all } of checks) {
  found += all.length
  console.log(`${all.length === 0 ? '✔' : '✘'} ${title}`)
  for (const { path, line, message } of all) console.log(`    ${path}:${line}  ${message}`)
}
console.log(`${sources.length} files, ${found} ${found === 1 ? 'breach' : 'breaches'}.`)
process.exitCode = found === 0 ? 0 : 1
