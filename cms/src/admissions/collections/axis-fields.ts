import {
  AXIS_LABELS,
  AXIS_STATE_LABELS,
  AXIS_STATES,
  SET_AXES,
  type SetAxis,
} from '@pravesh/shared/admissions/axes/axes'
import type { Field } from 'payload'

const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** What staff found out besides the status, one column for each axis; empty: not yet. That of the documents is derived. */
export const axisFields: Field[] = [
  ...SET_AXES.map(
    (axis): Field => ({
      name: axis satisfies SetAxis,
      type: 'select',
      label: AXIS_LABELS[axis],
      options: AXIS_STATES.map((value) => ({ value, label: AXIS_STATE_LABELS[value] })),
    }),
  ),
  {
    // `Partial<Record<SetAxis, AxisMark>>`: who set them, and when.
    name: 'axisMarks',
    type: 'json',
    admin: internal,
  },
  // `ClaimChecks`: what staff said about the claims. (claims/check-claim.ts)
  { name: 'claimChecks', type: 'json', admin: internal },
]
