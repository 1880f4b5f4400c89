import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { sectionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { Section } from '@pravesh/shared/admissions/questions/section'
import { type Correction, editableParts } from '@pravesh/shared/admissions/status/editing'

/** The cards with questions, in display order. The documents card comes after them. (spec 3, 2.3) */
const CARD_PARTS = {
  personal: ['personal'],
  contact: ['contact'],
  academics: ['education', 'course'],
} as const satisfies Record<string, readonly Section['part'][]>
type CardKey = keyof typeof CARD_PARTS

interface CardSection {
  section: Section
  /** Whether staff asked for a correction. */
  isOpen: boolean
}

export interface Card {
  key: CardKey
  sections: CardSection[]
}

export function cardsOf(form: CourseForm, correction: Correction): Card[] {
  const open = editableParts(correction)
  const isIn = (parts: readonly string[]) => (section: Section) => parts.includes(section.part)
  return (Object.keys(CARD_PARTS) as CardKey[]).map((key) => ({
    key,
    sections: sectionsOf(form)
      .filter(isIn(CARD_PARTS[key]))
      .map((section) => ({ section, isOpen: open.includes(section.part) })),
  }))
}

export function openSections(form: CourseForm, correction: Correction): Section[] {
  const open = editableParts(correction)
  return sectionsOf(form).filter(({ part }) => open.includes(part))
}

/** How much of a card is editable. */
export function opennessOf({ sections }: Card): 'all' | 'some' | 'none' {
  const open = sections.filter(({ isOpen }) => isOpen).length
  if (open === 0) return 'none'
  return open === sections.length ? 'all' : 'some'
}
