import type { UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'
import { UnitName } from '../terms/UnitName.tsx'

/** A unit by its code, which stands for itself if the unit has left the process. */
export function UnitOf({ code, units }: { code: string; units: readonly UnitToChoose[] }) {
  const unit = units.find((each) => each.code === code)
  return unit ? <UnitName unit={unit} /> : <span lang="en">{code}</span>
}
