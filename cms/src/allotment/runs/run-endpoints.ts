import { publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { type ProcessRuns, runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import type { Payload, PayloadRequest } from 'payload'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { may } from '../../staff/index.ts'
import { requireProcess } from '../processes/find-process.ts'
import { requireMeritReader, requireMeritStaff } from '../processes/merit-staff.ts'
import { requireRun, runsOf } from './find-runs.ts'
import { nextRound } from './next-round.ts'
import { runAllotment } from './run-allotment.ts'
import { runFile } from './run-file.ts'
import { runRow, runView } from './run-view.ts'
import { vacanciesNow } from './vacancies-now.ts'

const run = endpoint({
  ...runCalls.run,
  handle: async ({ payload, req, param }) => {
    const staff = requireMeritStaff(req, 'prepare merit processes')
    const id = await runAllotment({ payload, id: param('id'), staff, now: new Date() })
    const result = await viewOf(payload, req, id)
    const msg =
      result.state === 'dry'
        ? 'The round is computed. Nothing is published yet: another person does that.'
        : 'The check found errors in this run. It cannot be published.'
    return { msg, result }
  },
})

const runs = endpoint({
  ...runCalls.runs,
  handle: async ({ payload, req, param }) => {
    requireMeritReader(req)
    const process = await requireProcess(payload, param('id'))
    const [all, round] = await Promise.all([
      runsOf(payload, process.id),
      nextRound({ payload, process, now: new Date() }),
    ])
    const result: ProcessRuns = {
      runs: all.map(runRow),
      nextRound: round.step?.round ?? null,
      obstacle: round.obstacle,
    }
    return { msg: 'These are the runs of the process.', result }
  },
})

const one = endpoint({
  ...runCalls.one,
  handle: async ({ payload, req, param }) => {
    requireMeritReader(req)
    return { msg: 'This is the run.', result: await viewOf(payload, req, param('id')) }
  },
})

/** GET /api/merit/run/:id: the published file, for anyone who wants to check it. */
const file = endpoint({
  ...publicMeritCalls.file,
  handle: ({ payload, req, param }) => runFile({ payload, id: param('id'), headers: req.headers }),
})

/** GET /api/merit/vacancies/:id: the seats after the last published round, as they are now. */
const vacancies = endpoint({
  ...publicMeritCalls.vacancies,
  handle: async ({ payload, param }) => {
    const process = await requireProcess(payload, param('id'))
    if (process.state === 'draft') throw notFound('process')
    const [last] = await runsOf(payload, process.id, 'published')
    const result = last ? await vacanciesNow({ payload, process, run: last }) : []
    return { msg: 'These are the seats after the last round.', result }
  },
})

export const runEndpoints = [run, runs, one, file, vacancies]

async function viewOf(payload: Payload, req: Pick<PayloadRequest, 'user'>, id: string) {
  const found = await requireRun(payload, id)
  const process = await requireProcess(payload, found.process)
  const [newest] = (await runsOf(payload, process.id)).filter(({ round }) => round === found.round)
  const isPublishable =
    found.state === 'dry' &&
    newest?.id === found.id &&
    found.ranById !== String(req.user?.id) &&
    may(req.user, 'publish merit results')
  return runView({ payload, process, run: found, isPublishable })
}
