import {
  AXIS_LABELS,
  type AxisState,
  axisStateLabel,
  documentsAxis,
  SET_AXES,
} from '@pravesh/shared/admissions/axes/axes'
import { istTime } from '../../../../foundation/formats.ts'
import { staffText } from '../../../../foundation/languages/staff-text.ts'
import type { ApplicationRecord } from '../../../applications/application-record.ts'
import type { SentDocument } from '../../../review/sent-documents.ts'
import type { AxisView } from '../review-data.ts'

export function axesOf(application: ApplicationRecord, documents: readonly SentDocument[]): AxisView[] {
  return [
    axisView('documents', documentsAxis(documents), ''),
    ...SET_AXES.map((axis) => {
      const mark = application.axisMarks[axis]
      return axisView(axis, application[axis] ?? null, mark ? `${mark.by}, ${istTime(mark.at)}` : '')
    }),
  ]
}

function axisView(axis: AxisView['axis'], state: AxisState, set: string): AxisView {
  return { axis, label: staffText(AXIS_LABELS[axis]), state, stateLabel: staffText(axisStateLabel(state)), set }
}
