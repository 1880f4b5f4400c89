/**
 * `node --import patient-admission.ts`: requests of this process wait as long as they must. Four browsers beside three portals delay the event
 * loop as an overload does, for which `admission.test.ts` has the refusals.
 */
import { Lane } from '../src/http/admission/lane.ts'

Lane.prototype.refuseLate = () => {}
