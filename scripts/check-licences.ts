/** Checks that each package of production has a licence that the product can be shipped with. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Lock, licenceProblems } from './lib/licences/licence-problems.ts'
import { root } from './lib/step.ts'

const lock: Lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const problems = licenceProblems(lock)
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
