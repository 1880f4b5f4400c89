import { staffEntryCalls } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { WireCall } from '@pravesh/shared/platform/wire-call'

/** Calls of the admin name what they are about `:id`. */
const byId = ({ method, path }: WireCall): WireCall => ({ method, path: path.replace(':application', ':id') })

/** The calls about the marks of an application. */
export const entryCalls = { entry: byId(staffEntryCalls.entry), verify: byId(staffEntryCalls.verify) }
