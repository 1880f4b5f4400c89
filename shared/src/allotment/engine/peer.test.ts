import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { randomRun } from '../fixtures/random-run.ts'
import type { RunInput } from '../run/run-input.ts'
import { allot } from './allot.ts'
import { effectiveChoices } from './effective-choices.ts'
import { ranksOf } from './merit-order.ts'

const RUNS = 2000
/** The folder of Python's `matching`, which `.ci/matching` installs. */
const PEER = process.env.MATCHING_TEST_FOLDER ?? ''
if (PEER === '') console.warn('THE ALLOTMENT IS NOT COMPARED WITH ANOTHER LIBRARY: MATCHING_TEST_FOLDER is not set.')

interface Game {
  residents: Record<string, string[]>
  hospitals: Record<string, string[]>
  capacities: Record<string, number>
}

/** Each category of a unit as a hospital; each choice as the open seats of the unit, then those of the own category. */
function gameOf(input: RunInput): Game {
  const { candidates, units } = input
  const ranks = ranksOf(input)
  const game: Game = { residents: {}, hospitals: {}, capacities: {} }
  const ranked: Record<string, { name: string; rank: number }[]> = {}
  for (const [at, candidate] of candidates.entries()) {
    const wanted = effectiveChoices(candidate, units).flatMap((unit) =>
      [...new Set([0, candidate.category])]
        .filter((category) => (units[unit]?.seats[category]?.capacity ?? 0) > 0)
        .map((category) => ({ unit, name: `${unit}/${category}` })),
    )
    if (wanted.length === 0) continue
    game.residents[`c${at}`] = wanted.map(({ name }) => name)
    for (const { unit, name } of wanted) {
      ranked[name] ??= []
      ranked[name].push({ name: `c${at}`, rank: ranks[units[unit]?.list ?? 0]?.[at] ?? 0 })
      game.capacities[name] = units[unit]?.seats[Number(name.split('/')[1])]?.capacity ?? 0
    }
  }
  for (const [name, rows] of Object.entries(ranked)) {
    game.hospitals[name] = rows.sort((a, b) => a.rank - b.rank).map((row) => row.name)
  }
  return game
}

it.skipIf(PEER === '')(`gives what another library gives, in ${RUNS} runs without guaranteed seats`, () => {
  const inputs = Array.from({ length: RUNS }, (_, seed) =>
    randomRun({
      seed,
      candidates: 12 + (seed % 20),
      units: 2 + (seed % 5),
      choices: 5,
      seatsOfUnit: 4,
      lists: 1 + (seed % 2),
    }),
  )
  const script = fileURLToPath(new URL('../fixtures/peer.py', import.meta.url))
  const { stdout, stderr, status } = spawnSync('python3', [script], {
    env: { ...process.env, PYTHONPATH: PEER, PYTHONDONTWRITEBYTECODE: '1' },
    input: inputs.map((input) => `${JSON.stringify(gameOf(input))}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  expect(status, stderr).toBe(0)
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>)
  expect(answers).toHaveLength(RUNS)
  let placed = 0
  for (const [seed, input] of inputs.entries()) {
    const own = allot(input).seats.flatMap((seat, at) => (seat ? [[`c${at}`, `${seat.unit}/${seat.category}`]] : []))
    placed += own.length
    expect(Object.fromEntries(own), `seed ${seed}`).toEqual(answers[seed])
  }
  expect(placed).toBeGreaterThan(RUNS)
})
