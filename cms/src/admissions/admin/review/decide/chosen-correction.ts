import type { Part } from '@pravesh/shared/admissions/questions/parts'

/** What the student is asked to correct: whole parts, and single questions or documents of other parts. */
export interface ChosenCorrection {
  parts: readonly Part[]
  /** Names of questions and kinds of documents. */
  items: readonly string[]
}

export const NOTHING_CHOSEN: ChosenCorrection = { parts: [], items: [] }

export function isNothing({ parts, items }: ChosenCorrection): boolean {
  return parts.length === 0 && items.length === 0
}

/** Chooses a whole part, which contains its single items, or no longer. */
export function withPart(chosen: ChosenCorrection, part: Part, own: readonly string[], ticked: boolean) {
  const others = chosen.parts.filter((each) => each !== part)
  return {
    parts: ticked ? [...others, part] : others,
    items: chosen.items.filter((item) => !own.includes(item)),
  }
}

/** Chooses a single item or no longer. Without one of its items, a whole part becomes all its others. */
export function withItem(chosen: ChosenCorrection, part: Part, own: readonly string[], item: string, ticked: boolean) {
  const wasWhole = chosen.parts.includes(part)
  const before = wasWhole ? own : chosen.items.filter((each) => own.includes(each))
  const after = ticked ? [...before, item] : before.filter((each) => each !== item)
  return {
    parts: chosen.parts.filter((each) => each !== part),
    items: [...chosen.items.filter((each) => !own.includes(each)), ...after],
  }
}
