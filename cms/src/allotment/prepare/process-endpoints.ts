import {
  matrixSchema,
  newProcessSchema,
  processStaffCalls,
  proposalSchema,
  returnTemplateSchema,
  revisionSchema,
  rulesSchema,
  stepsSchema,
  unitsSchema,
} from '@pravesh/shared/allotment/calls/staff-processes'
import type { RuleChange } from '@pravesh/shared/allotment/process/allowed-changes'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { proposeMatrix } from '../matrix/propose-matrix.ts'
import { saveMatrix } from '../matrix/save-matrix.ts'
import { requireProcess } from '../processes/find-process.ts'
import { requireMeritStaff } from '../processes/merit-staff.ts'
import { createProcess } from './create-process.ts'
import { closeProcess, openProcess } from './open-process.ts'
import { saveReturnTemplate } from './save-return-template.ts'
import { saveRules } from './save-rules.ts'
import { saveSteps } from './save-steps.ts'
import { saveUnits } from './save-units.ts'

/** For a matrix of hundreds of units. */
const MATRIX_LIMIT = 1024 * 1024

const preparing = ({ req }: Call) => requireMeritStaff(req, 'prepare merit processes')

const create = endpoint({
  ...processStaffCalls.create,
  handle: async (call) => {
    const staff = preparing(call)
    const sent = await readBody(call, newProcessSchema)
    const id = await createProcess({ payload: call.payload, sent, staff, now: new Date() })
    return { msg: 'The process is prepared. Applicants see it once you open it.', result: { id } }
  },
})

const steps = endpoint({
  ...processStaffCalls.saveSteps,
  handle: async (call) => {
    const staff = preparing(call)
    const sent = await readBody(call, stepsSchema)
    await saveSteps({ payload: call.payload, id: call.param('id'), sent, staff, now: new Date() })
    return { msg: 'The days are saved.' }
  },
})

const RULES_SAVED: Record<RuleChange, string> = {
  free: 'The rules are saved.',
  scores: 'The rules are saved. Scores follow.',
  lists: 'The rules are saved. Scores follow; publish a new version of the list.',
  fixed: 'The rules are saved.',
}

const rules = endpoint({
  ...processStaffCalls.saveRules,
  handle: async (call) => {
    const staff = preparing(call)
    const sent = await readBody(call, rulesSchema)
    const change = await saveRules({ payload: call.payload, id: call.param('id'), sent, staff, now: new Date() })
    return { msg: RULES_SAVED[change] }
  },
})

const units = endpoint({
  ...processStaffCalls.saveUnits,
  bodyLimit: MATRIX_LIMIT,
  handle: async (call) => {
    const staff = preparing(call)
    const sent = await readBody(call, unitsSchema)
    await saveUnits({ payload: call.payload, id: call.param('id'), sent, staff, now: new Date() })
    return { msg: 'The colleges and amounts are saved.' }
  },
})

const matrix = endpoint({
  ...processStaffCalls.saveMatrix,
  bodyLimit: MATRIX_LIMIT,
  handle: async (call) => {
    const staff = preparing(call)
    const sent = await readBody(call, matrixSchema)
    const version = await saveMatrix({ payload: call.payload, id: call.param('id'), sent, staff, now: new Date() })
    return { msg: `The seats are saved as version ${version}.` }
  },
})

const propose = endpoint({
  ...processStaffCalls.proposeMatrix,
  bodyLimit: MATRIX_LIMIT,
  handle: async (call) => {
    preparing(call)
    const sent = await readBody(call, proposalSchema)
    const process = await requireProcess(call.payload, call.param('id'))
    return { msg: 'Proposed. Check the numbers, then save them.', result: proposeMatrix(process, sent) }
  },
})

const returnTemplate = endpoint({
  ...processStaffCalls.saveReturnTemplate,
  handle: async (call) => {
    const staff = preparing(call)
    const sent = await readBody(call, returnTemplateSchema)
    await saveReturnTemplate({ payload: call.payload, id: call.param('id'), sent, staff, now: new Date() })
    return { msg: 'The columns for the university are saved.' }
  },
})

const open = endpoint({
  ...processStaffCalls.open,
  handle: async (call) => {
    const staff = preparing(call)
    const { revision } = await readBody(call, revisionSchema)
    await openProcess({ payload: call.payload, id: call.param('id'), revision, staff, now: new Date() })
    return { msg: 'The process is open. Applicants see it now.' }
  },
})

const close = endpoint({
  ...processStaffCalls.close,
  handle: async (call) => {
    const staff = preparing(call)
    const { revision } = await readBody(call, revisionSchema)
    await closeProcess({ payload: call.payload, id: call.param('id'), revision, staff, now: new Date() })
    return { msg: 'The process is closed.' }
  },
})

export const processEndpoints = [create, steps, rules, units, matrix, propose, returnTemplate, open, close]
