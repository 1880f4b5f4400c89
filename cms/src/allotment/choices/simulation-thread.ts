/** The thread that computes the simulated ranks, for `simulate-round.ts`: it holds no event loop but its own. */
import { parentPort } from 'node:worker_threads'
import { computeSimulation } from './compute-simulation.ts'
import type { SimulatedEntry, ToSimulation } from './simulation-job.ts'

const entries: SimulatedEntry[] = []

parentPort?.on('message', (message: ToSimulation) => {
  if (message.kind === 'entries') entries.push(...message.entries)
  else parentPort?.postMessage(computeSimulation(message.basis, entries))
})
