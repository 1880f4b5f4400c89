/** Checks the design's rules about who imports whom, and which words and calls stand where. Run by `npm run check`. */
import { readSources } from './lib/source-file.ts'
import { rules } from './lib/structure-rules.ts'

const files = readSources()
// A pattern that finds no files would let everything pass.
for (const folder of ['shared/src/', 'site/src/', 'cms/src/', 'scripts/']) {
  const count = files.filter(({ path, imports }) => path.startsWith(folder) && imports.length > 0).length
  if (count < 5)
    throw new Error(`Only ${count} files with imports were found in ${folder}: the check itself is broken.`)
}

let found = 0
for (const { title, breaches } of rules) {
  const all = files.flatMap(breaches)
  found += all.length
  console.log(`${all.length === 0 ? '✔' : '✘'} ${title}`)
  for (const { path, line, message } of all) console.log(`    ${path}:${line}  ${message}`)
}
console.log(`${files.length} files, ${rules.length} rules, ${found} ${found === 1 ? 'breach' : 'breaches'}.`)
process.exitCode = found === 0 ? 0 : 1
